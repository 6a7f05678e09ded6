export * from './admin-report.ts';
export * from './admin-review.ts';
export * from './contact-details.ts';
export * from './held-changes.ts';
export * from './held-words.ts';
export * from './letters.ts';
export * from './schemas.ts';
