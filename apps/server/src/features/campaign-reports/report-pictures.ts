/** Pictures in a report that a link shows, small ones alone; they end with the link (rules/campaign-reports#pictures). */
import { AppError } from '@briefcast/contract';
import type { LRUCache } from 'lru-cache';
import type { Deps } from '../../platform/deps.ts';
import { bytesTag, isSignedAddress } from '../../platform/storage/signed-address.ts';
import { type FileRow, findFileBytes } from '../files/read-file.ts';
import type { OpenedAddress } from '../files/serve-bytes.ts';
import { openReportLinkById } from './find-link.ts';

type PicturePart = 'proof' | 'stills';

/** Scope of an address: this link, part and file only. */
export const pictureSignedFor = (linkId: string, part: PicturePart, fileId: string) => ({
  id: `${linkId}/${fileId}`,
  variant: `report ${part}`,
});

interface PictureAddress {
  linkId: string;
  id: string;
  part: PicturePart;
  expires: string;
  signature: string;
}

/**
 * Opens the address of a picture. Throws file.link_expired; its `find` throws the refusals of a link that is over, and
 * file.link_expired where the link shows that part no more.
 */
export function openReportPicture(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  known: LRUCache<string, FileRow>,
  { linkId, id, part, expires, signature }: PictureAddress,
): OpenedAddress {
  const { db, keys, clock } = deps;
  const signed = { ...pictureSignedFor(linkId, part, id), expires, signature };
  if (!isSignedAddress(keys.links, signed, clock())) throw new AppError('file.link_expired');
  return {
    etag: bytesTag(keys.links, id, 'poster'),
    cacheControl: 'private, no-store',
    isProof: false,
    async find() {
      const { shows } = await openReportLinkById(deps, linkId);
      if (!shows.includes(part)) throw new AppError('file.link_expired');
      return findFileBytes(db, known, { id, variant: 'poster' });
    },
    forget: () => known.delete(id),
  };
}
