/** Signed URLs of stored bytes, valid for a limited time (rules/files#signed-addresses). */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/**
 * `cleaned` are the bytes after their metadata was removed; then `original`, the uploaded ones, cannot be
 * fetched. The others are derived forms.
 */
export type FileVariant = 'original' | 'cleaned' | 'poster' | 'proxy' | 'storyboard';

/**
 * What a URL gives access to: an id and a variant; a form of a file, or a feature's own name for what it
 * generates on request.
 */
interface Signed {
  id: string;
  variant: string;
}

const windowSeconds = 3600;
const validWindows = 7;

function signatureOf(key: KeyObject, { id, variant }: Signed, expires: string): string {
  return createHmac('sha256', key).update(`${id}\n${variant}\n${expires}`).digest('base64url');
}

function signedQuery(key: KeyObject, signed: Signed, now: Date, windows = validWindows): URLSearchParams {
  const window = Math.floor(now.getTime() / 1000 / windowSeconds);
  const expires = String((window + windows) * windowSeconds);
  return new URLSearchParams({ expires, signature: signatureOf(key, signed, expires) });
}

/**
 * The URL of a file's bytes at a path of ours. It expires on a full hour, six to seven hours from now: within
 * the same hour it is identical, so a browser can use its cache.
 */
export function signedAddress(
  path: string,
  key: KeyObject,
  { id, variant }: { id: string; variant: FileVariant },
  now: Date,
): string {
  const query = signedQuery(key, { id, variant }, now);
  if (variant !== 'original') query.set('variant', variant);
  return `${path}?${query}`;
}

/** The URL of content that is generated on request, at a path of its own; it expires like a file's. */
export const signedPath = (path: string, key: KeyObject, signed: Signed, now: Date): string =>
  `${path}?${signedQuery(key, signed, now)}`;

/** Nobody watches a video for longer, and downloads begin at once; a page that stays open for longer asks again. */
const shortWindows = 2;

/**
 * The URL of a file for one guest, valid for one to two hours; `id` also contains who may open it, and
 * through which link.
 */
export function signedGuestAddress(
  path: string,
  key: KeyObject,
  { id, guestId, variant }: { id: string; guestId: string; variant: FileVariant },
  now: Date,
): string {
  const query = signedQuery(key, { id, variant }, now, shortWindows);
  query.set('guest', guestId);
  if (variant !== 'original') query.set('variant', variant);
  return `${path}?${query}`;
}

/** As `signedPath`, for one to two hours. */
export const briefSignedPath = (path: string, key: KeyObject, signed: Signed, now: Date): string =>
  `${path}?${signedQuery(key, signed, now, shortWindows)}`;

/** Whether a URL was signed here for this id and variant, and has not expired. */
export function isSignedAddress(
  key: KeyObject,
  link: Signed & { expires: string; signature: string },
  now: Date,
): boolean {
  const expected = Buffer.from(signatureOf(key, link, link.expires));
  const given = Buffer.from(link.signature);
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    Number(link.expires) * 1000 > now.getTime()
  );
}

/**
 * The ETag of a stored file's bytes, in its quotes. The bytes never change, so id and variant identify them;
 * the key makes the ETag a proof that a client has had the bytes, because only their answer contains it.
 */
export function bytesTag(key: KeyObject, id: string, variant: FileVariant): string {
  return `"${createHmac('sha256', key).update(`etag\n${id}\n${variant}`).digest('base64url').slice(0, 22)}"`;
}
