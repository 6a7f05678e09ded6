export * from './limits.ts';
export * from './purses.ts';
export * from './schemas.ts';
export * from './status.ts';
