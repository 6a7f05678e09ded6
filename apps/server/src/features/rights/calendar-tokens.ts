/** Tokens of private addresses of calendars: an id, signed with a key of the installation. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Names a row by its id; nobody without the key makes it. Other words for `signed` make another token. */
export function calendarToken(key: Uint8Array, id: string, signed: string): string {
  const signature = createHmac('sha256', key).update(signed).digest('base64url');
  return `${id}.${signature}`;
}

/** Id that a token names, which its signature has yet to prove. */
export const idOfCalendarToken = (token: string): string | undefined =>
  z.uuid().safeParse(token.split('.')[0]).data;

/** Compares in constant time. */
export function isSameToken(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
