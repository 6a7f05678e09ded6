export * from './admin-movements.ts';
export * from './order-standing.ts';
export * from './prices.ts';
export * from './schemas.ts';
