export * from './own-account.ts';
export * from './schemas.ts';
export * from './terms.ts';
