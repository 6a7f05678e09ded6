export * from './draft.ts';
export * from './schemas.ts';
