export * from './account.ts';
export * from './admin.ts';
export * from './days.ts';
export * from './deposit.ts';
export * from './schemas.ts';
