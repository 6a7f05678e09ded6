export * from './limits.ts';
export * from './result-rules.ts';
export * from './result-schemas.ts';
export * from './results.ts';
export * from './rules.ts';
export * from './schemas.ts';
export * from './shown-results.ts';
