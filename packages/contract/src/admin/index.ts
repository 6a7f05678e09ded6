export * from './audit.ts';
export * from './details.ts';
export * from './figures.ts';
export * from './lists.ts';
export * from './market-settings.ts';
export * from './operator-settings.ts';
export * from './role.ts';
export * from './schemas.ts';
