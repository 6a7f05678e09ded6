/**
 * The link that confirms an e-mail: a signed token with the account and its expiry. The address is signed but
 * not contained, so that the link for one address never confirms another.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@briefcast/contract/kit/days';
import { z } from 'zod';

/** Validity of a link. */
export const confirmationLifetime = 7 * dayMs;

const Subject = z.tuple([z.uuid(), z.string().regex(/^\d{1,12}$/)]);

const signatureOf = (key: Uint8Array, subject: string, email: string) =>
  createHmac('sha256', key).update(`confirm\n${subject}\n${email}`).digest('base64url');

interface Account {
  userId: string;
  email: string;
}

/** Signs a token. Its key serves this purpose alone, so that no other signature of ours is accepted. */
export function confirmationToken(key: Uint8Array, { userId, email }: Account, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const subject = Buffer.from(`${userId} ${seconds}`).toString('base64url');
  return `${subject}.${signatureOf(key, subject, email)}`;
}

export interface ConfirmationLink {
  userId: string;
  expiresAt: Date;
  /** Whether it was signed for this address of the account. */
  isFor(email: string): boolean;
}

/** Parses a token without trusting it; null if it is malformed. Call `isFor` before using it. */
export function readConfirmationToken(key: Uint8Array, token: string): ConfirmationLink | null {
  const [subject = '', signature = '', ...rest] = token.split('.');
  const parsed = Subject.safeParse(Buffer.from(subject, 'base64url').toString('utf8').split(' '));
  if (rest.length > 0 || !parsed.success) return null;
  const [userId, seconds] = parsed.data;
  return {
    userId,
    expiresAt: new Date(Number(seconds) * 1000),
    isFor(email) {
      const expected = Buffer.from(signatureOf(key, subject, email));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
