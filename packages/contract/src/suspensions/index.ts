export * from './schemas.ts';
export * from './suspended-as.ts';
