export * from './days.ts';
export * from './schemas.ts';
export * from './state.ts';
export * from './terms.ts';
