/** Every table: reads may join any of them, only the owner named in a file's head writes. */
export * from './accounts.ts';
export * from './brands.ts';
export * from './briefs.ts';
export * from './comments.ts';
export * from './creators.ts';
export * from './deals.ts';
export * from './file-media.ts';
export * from './mails.ts';
export * from './media.ts';
export * from './notifications.ts';
export * from './proof.ts';
export * from './proposals.ts';
export * from './rosters.ts';
export * from './shares.ts';
export * from './system.ts';
export * from './team.ts';
export * from './uploads.ts';
