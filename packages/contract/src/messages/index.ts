export * from './reader-gone.ts';
export * from './schemas.ts';
export * from './written-at.ts';
