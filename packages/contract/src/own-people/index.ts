export * from './schemas.ts';
export * from './state.ts';
