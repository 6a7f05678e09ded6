export * from './health.ts';
export * from './schemas.ts';
