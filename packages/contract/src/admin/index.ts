export * from './audit.ts';
export * from './details.ts';
export * from './figures.ts';
export * from './lists.ts';
export * from './operator-settings.ts';
export * from './readiness.ts';
export * from './role.ts';
export * from './schemas.ts';
