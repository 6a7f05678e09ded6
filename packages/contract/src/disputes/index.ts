export * from './admin.ts';
export * from './schemas.ts';
export * from './steps.ts';
