export * from './categories.ts';
export * from './category.ts';
export * from './details.ts';
export * from './directory.ts';
export * from './price.ts';
export * from './profile-completeness.ts';
export * from './schemas.ts';
export * from './social-address.ts';
export { soundMark, soundToken } from './sound-of-name.ts';
