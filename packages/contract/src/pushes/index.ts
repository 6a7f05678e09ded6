export * from './quiet.ts';
export * from './schemas.ts';
