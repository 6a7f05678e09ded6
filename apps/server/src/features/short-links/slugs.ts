/** Slugs of short links: seven letters and digits that are not mistaken for one another. */
import { randomInt } from 'node:crypto';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 7;
const form = new RegExp(`^[${letters}]{${length}}$`, 'u');

export const newSlug = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)] ?? '').join('');

/** Reads a typed slug, in capitals too; null for what cannot be one. */
export function slugOf(typed: string): string | null {
  const slug = typed.toLowerCase();
  return form.test(slug) ? slug : null;
}
