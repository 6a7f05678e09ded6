export * from './member.ts';
export * from './schemas.ts';
