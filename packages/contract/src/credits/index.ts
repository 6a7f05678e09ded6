export * from './admin-movements.ts';
export * from './grants.ts';
export * from './order-standing.ts';
export * from './pack-value.ts';
export * from './prices.ts';
export * from './schemas.ts';
