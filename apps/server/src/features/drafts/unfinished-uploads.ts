/** Uploads into a draft that have not arrived whole, as their rows and as the wire tells of them. */
import { partBytes, partCount, type Upload, uploadKeptDays } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { uploads } from '../../platform/database/tables/index.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Until when an upload is kept whose last part came then. */
export const keptUntil = (lastPartAt: Date): Date =>
  new Date(lastPartAt.getTime() + uploadKeptDays * dayMilliseconds);

/** Before this moment the last part came of what is given up now. */
export const givenUpBefore = (now: Date): Date => new Date(now.getTime() - uploadKeptDays * dayMilliseconds);

/** A condition on `uploads u`: it belongs to the deal, has not become a file, and is not given up. */
export const isUnfinished = (dealId: SQL, now: Date): SQL =>
  sql`u.deal_id = ${dealId} and u.file_id is null and u.last_part_at > ${givenUpBefore(now).toISOString()}::timestamptz`;

type UploadRow = typeof uploads.$inferSelect;

/** An upload with the parts that are there, in the order of their numbers. */
export const presentUpload = (
  row: UploadRow,
  parts: readonly { number: number; sha256: string }[],
): Upload => ({
  id: row.id,
  dealId: row.dealId,
  name: row.originalName,
  size: row.size,
  partSize: partBytes,
  parts: partCount(row.size),
  received: parts.map(({ number }) => number),
  digests: parts.map(({ sha256 }) => sha256),
  deliverableId: row.deliverableId,
  replaces: row.replacesId,
  createdAt: row.createdAt.toISOString(),
  expiresAt: keptUntil(row.lastPartAt).toISOString(),
});
