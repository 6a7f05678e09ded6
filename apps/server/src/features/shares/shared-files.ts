/**
 * View of a guest: the chosen files, with URLs of the guest's own that end with the share (rules/shares#share-links).
 */
import { AppError, api, currentDeliverable, type DealFile, requestPath } from '@briefcast/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LRUCache } from 'lru-cache';
import type { Reader } from '../../platform/database/database.ts';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileVariant } from '../../platform/storage/signed-address.ts';
import { bytesTag, isSignedAddress, signedGuestAddress } from '../../platform/storage/signed-address.ts';
import { stackOf } from '../comments/stack.ts';
import { presentFileBy } from '../deals/deal-file.ts';
import { madeOf } from '../deals/deal-file-media.ts';
import { filesInOrder } from '../deals/file-rows.ts';
import { type FileRow, findFileBytes } from '../files/read-file.ts';
import type { OpenedAddress } from '../files/serve-bytes.ts';
import { type EnteredShare, openShareById, type ShareRow } from './open-share.ts';

const stack: SQL<string> = stackOf(sql`"files"`);

/** The versions that a share shows now: of each chosen file the newest one, or all of them, oldest first. */
async function readVersions(db: Reader, { dealId, fileIds, showsEarlierVersions }: ShareRow) {
  const chosen = db
    .select({ stack })
    .from(files)
    .where(and(eq(files.dealId, dealId), inArray(files.id, fileIds)));
  const rows = await db
    .select({ file: files, stackId: stack, made: madeOf(sql`"files"."id"`) })
    .from(files)
    .where(
      and(
        eq(files.dealId, dealId),
        inArray(files.status, [...currentDeliverable.statuses]),
        inArray(stack, chosen),
      ),
    )
    .orderBy(asc(files.version), filesInOrder());
  if (showsEarlierVersions) return rows;
  const newest = new Map(rows.map((row) => [row.stackId, row]));
  return [...newest.values()];
}

/** The ids of what a share shows now. */
export const sharedFileIds = async (db: Reader, share: ShareRow): Promise<string[]> =>
  (await readVersions(db, share)).map(({ file }) => file.id);

/** Scope of a URL's signature: this guest, share and file only. */
const signedFor = (shareId: string, guestId: string, fileId: string) => `${shareId}/${guestId}/${fileId}`;

/** The files as a guest sees them: without any review, and of a processed video only the playing form. */
export async function readSharedFiles(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  { share, guest }: EnteredShare,
): Promise<DealFile[]> {
  const now = clock();
  return (await readVersions(db, share)).map(({ file, stackId, made }) => {
    const path = requestPath(api.shares.content, { params: { shareId: share.id, id: file.id } });
    const id = signedFor(share.id, guest.id, file.id);
    const link = (variant: FileVariant) =>
      signedGuestAddress(path, keys.links, { id, guestId: guest.id, variant }, now);
    const unsaid = { feedback: null, backBy: null, uploadedBy: null, reviewedBy: null, reviewedAt: null };
    const { hasLocation: _, ...shown } = presentFileBy(link, { ...file, ...unsaid, made }, 'BRAND');
    return { ...shown, url: shown.media?.proxy?.url ?? shown.url, stackId, version: file.version };
  });
}

interface SharedAddress {
  shareId: string;
  id: string;
  guest: string;
  expires: string;
  signature: string;
  variant?: FileVariant | undefined;
}

/**
 * Opens a guest's URL. For each part it is checked that the share is still open, so that turning it off stops playing
 * videos. Throws file.link_expired; its `find` throws share.ended, share.not_found or file.not_found.
 */
export function openSharedFile(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  known: LRUCache<string, FileRow>,
  { shareId, id, guest, expires, signature, variant = 'original' }: SharedAddress,
): OpenedAddress {
  const { db, keys, clock } = deps;
  const signed = { id: signedFor(shareId, guest, id), variant, expires, signature };
  if (!isSignedAddress(keys.links, signed, clock())) throw new AppError('file.link_expired');
  return {
    etag: bytesTag(keys.links, id, variant),
    cacheControl: 'private, no-store',
    isProof: false,
    async find() {
      const { share } = await openShareById(deps, shareId);
      if (!(await sharedFileIds(db, share)).includes(id)) throw new AppError('file.not_found');
      return findFileBytes(db, known, { id, variant });
    },
    forget: () => known.delete(id),
  };
}
