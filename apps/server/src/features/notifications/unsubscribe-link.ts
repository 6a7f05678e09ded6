/**
 * The link that ends mails of one kind, or of every kind, for one person. It is signed, needs no login and
 * never expires.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotificationKind } from '@briefcast/contract';
import { z } from 'zod';

/** Placeholder for every kind. */
const everyKind = '*';
const Subject = z.tuple([z.uuid(), z.union([NotificationKind, z.literal(everyKind)])]);

const signatureOf = (key: Uint8Array, subject: string) =>
  createHmac('sha256', key).update(`unsubscribe\n${subject}`).digest('base64url');

/**
 * Signs a token; null for every kind. Its key serves this purpose alone, so that no other signature of ours
 * is accepted.
 */
export function unsubscribeToken(key: Uint8Array, userId: string, kind: NotificationKind | null): string {
  const subject = Buffer.from(`${userId} ${kind ?? everyKind}`).toString('base64url');
  return `${subject}.${signatureOf(key, subject)}`;
}

/** The person and kind of a token, the kind null for all; or null for every text that was not signed here. */
export function readUnsubscribeToken(
  key: Uint8Array,
  token: string,
): { userId: string; kind: NotificationKind | null } | null {
  const [subject = '', signature = '', ...rest] = token.split('.');
  const expected = Buffer.from(signatureOf(key, subject));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = Subject.safeParse(Buffer.from(subject, 'base64url').toString('utf8').split(' '));
  if (!parsed.success) return null;
  const [userId, kind] = parsed.data;
  return { userId, kind: kind === everyKind ? null : kind };
}
