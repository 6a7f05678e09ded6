/**
 * Addresses of bytes that prove by themselves that they were given out here, for a while
 * (rules/files#signed-addresses).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * `cleaned` are the bytes after their notes were removed; then `original`, those that came, opens nothing. The others
 * were made of them.
 */
export type FileVariant = 'original' | 'cleaned' | 'poster' | 'proxy' | 'storyboard';

/**
 * `zip` are all the files of a deal, `evidence` what proves how it went, `own_data` what is kept about a person; the id is
 * then the deal's, or theirs. `certificate` is that of a deal, `deal_invoice` the creator's invoice for it, `invoice` one of the house's, each as PDF.
 */
type SignedVariant = FileVariant | 'zip' | 'evidence' | 'own_data' | PaperVariant;
export type PaperVariant = 'certificate' | 'invoice' | 'deal_invoice';

const windowSeconds = 3600;
const validWindows = 7;

function signatureOf(key: Uint8Array, id: string, variant: SignedVariant, expires: string): string {
  return createHmac('sha256', key).update(`${id}\n${variant}\n${expires}`).digest('base64url');
}

function signedQuery(
  key: Uint8Array,
  { id, variant }: { id: string; variant: SignedVariant },
  now: Date,
  windows = validWindows,
): URLSearchParams {
  const window = Math.floor(now.getTime() / 1000 / windowSeconds);
  const expires = String((window + windows) * windowSeconds);
  return new URLSearchParams({ expires, signature: signatureOf(key, id, variant, expires) });
}

/**
 * The address of a file's bytes at a path of ours. It ends on a full hour, six to seven hours from now: asked again
 * within the hour it is the same address, which a browser that has the picture need not fetch again.
 */
export function signedAddress(
  path: string,
  key: Uint8Array,
  { id, variant }: { id: string; variant: FileVariant },
  now: Date,
): string {
  const query = signedQuery(key, { id, variant }, now);
  if (variant !== 'original') query.set('variant', variant);
  return `${path}?${query}`;
}

/** The address of a deal's files in one ZIP at a path of ours; it ends as a file's does. */
export const signedZipAddress = (path: string, key: Uint8Array, dealId: string, now: Date): string =>
  `${path}?${signedQuery(key, { id: dealId, variant: 'zip' }, now)}`;

/** The address of a deal's evidence at a path of ours; it ends as a file's does. */
export const signedEvidenceAddress = (path: string, key: Uint8Array, dealId: string, now: Date): string =>
  `${path}?${signedQuery(key, { id: dealId, variant: 'evidence' }, now)}`;

/** The address of a paper at a path of ours; it ends as a file's does. */
export const signedPaperAddress = (
  path: string,
  key: Uint8Array,
  { id, variant }: { id: string; variant: PaperVariant },
  now: Date,
): string => `${path}?${signedQuery(key, { id, variant }, now)}`;

/** Films are watched for less, and downloads begin at once; a page that stays open for longer asks anew. */
const shortWindows = 2;

/** The address of a shared file for one guest, for one to two hours; `id` names the share, the guest and the file. */
export function signedGuestAddress(
  path: string,
  key: Uint8Array,
  { id, guestId, variant }: { id: string; guestId: string; variant: FileVariant },
  now: Date,
): string {
  const query = signedQuery(key, { id, variant }, now, shortWindows);
  query.set('guest', guestId);
  if (variant !== 'original') query.set('variant', variant);
  return `${path}?${query}`;
}

/** What the address of somebody's own copy is signed for: with another password it is no longer valid. */
export const ownDataId = (userId: string, passwordHash: string): string => `${userId}\n${passwordHash}`;

/** The address of somebody's own copy of what is kept about them, for one to two hours; `id` is of `ownDataId`. */
export const signedOwnDataAddress = (path: string, key: Uint8Array, id: string, now: Date): string =>
  `${path}?${signedQuery(key, { id, variant: 'own_data' }, now, shortWindows)}`;

/** Whether an address was given out here for this id and variant, and has not ended. */
export function isSignedAddress(
  key: Uint8Array,
  link: { id: string; variant: SignedVariant; expires: string; signature: string },
  now: Date,
): boolean {
  const expected = Buffer.from(signatureOf(key, link.id, link.variant, link.expires));
  const given = Buffer.from(link.signature);
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    Number(link.expires) * 1000 > now.getTime()
  );
}

/**
 * The ETag of a file's or public medium's bytes, in its quotes. They never change once they are there, so id and
 * variant name them; the key makes it a proof that they were there, because only their answer has told it.
 */
export function bytesTag(key: Uint8Array, id: string, variant: FileVariant): string {
  return `"${createHmac('sha256', key).update(`etag\n${id}\n${variant}`).digest('base64url').slice(0, 22)}"`;
}
