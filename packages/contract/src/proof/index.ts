export * from './certificate-code.ts';
export * from './certificate-schemas.ts';
export * from './deal-log-schemas.ts';
export * from './sealed-schemas.ts';
