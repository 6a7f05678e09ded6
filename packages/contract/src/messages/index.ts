export * from './gone.ts';
export * from './schemas.ts';
export * from './written-at.ts';
