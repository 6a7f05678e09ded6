export * from './limits.ts';
export * from './rules.ts';
export * from './schemas.ts';
