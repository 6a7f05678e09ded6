export * from './amounts.ts';
export * from './credit-note.ts';
export * from './mail.ts';
export * from './of-deal.ts';
export * from './schemas.ts';
export * from './stated.ts';
