export * from './answers.ts';
export * from './price.ts';
export * from './schemas.ts';
export * from './window.ts';
