export * from './need.ts';
export * from './put-off.ts';
export * from './rows.ts';
export * from './schemas.ts';
export * from './urgency.ts';
export * from './waiting.ts';
