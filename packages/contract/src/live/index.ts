export * from './follow-events.ts';
export * from './schemas.ts';
