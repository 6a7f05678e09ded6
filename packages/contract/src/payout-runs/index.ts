export * from './payment-text.ts';
export * from './schemas.ts';
export * from './standing.ts';
