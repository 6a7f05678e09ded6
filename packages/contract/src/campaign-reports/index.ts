export * from './head-colour.ts';
export * from './leave-out.ts';
export * from './limits.ts';
export * from './schemas.ts';
