export * from './einvoice.ts';
export * from './handover.ts';
export * from './missing.ts';
export * from './schemas.ts';
