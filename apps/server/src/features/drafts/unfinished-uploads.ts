/** Incomplete uploads into a draft, as rows and as the API returns them. */

import { type FilmUpload, partBytes, partCount, type Upload, uploadKeptDays } from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { type SQL, sql } from 'drizzle-orm';
import type { uploads } from '../../platform/database/tables/index.ts';

/** Until when an upload is kept that received its last part at this time. */
export const keptUntil = (lastPartAt: Date): Date => addDays(lastPartAt, uploadKeptDays);

/** Uploads whose last part arrived before this moment are abandoned now. */
export const givenUpBefore = (now: Date): Date => addDays(now, -uploadKeptDays);

/** A condition on `uploads u`: it belongs to the deal, has not become a file, and is not abandoned. */
export const isUnfinished = (dealId: SQL, now: Date): SQL =>
  sql`u.deal_id = ${dealId} and u.file_id is null and u.last_part_at > ${givenUpBefore(now).toISOString()}::timestamptz`;

type UploadRow = typeof uploads.$inferSelect;

type Parts = readonly { number: number; sha256: string }[];

/** An upload into the draft of a deal with its received parts, by number. */
export const presentUpload = (row: UploadRow & { dealId: string }, parts: Parts): Upload => ({
  ...presentFilmUpload(row, parts),
  dealId: row.dealId,
  deliverableId: row.deliverableId,
  replaces: row.replacesId,
});

/** Presents an upload of a film for an application, which belongs to no deal. */
export const presentFilmUpload = (row: UploadRow, parts: Parts): FilmUpload => ({
  id: row.id,
  name: row.originalName,
  size: row.size,
  partSize: partBytes,
  parts: partCount(row.size),
  received: parts.map(({ number }) => number),
  digests: parts.map(({ sha256 }) => sha256),
  createdAt: row.createdAt.toISOString(),
  expiresAt: keptUntil(row.lastPartAt).toISOString(),
});
