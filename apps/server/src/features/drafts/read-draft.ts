/** A creator's draft of a deal, with its uploads in progress (rules/drafts#drafts). */
import { canTakeBack, type Draft, isDraftOpen } from '@briefcast/contract';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { uploadParts, uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { maxBytesByType } from '../../platform/http/upload-bytes.ts';
import { findDeal } from '../deals/access.ts';
import { filesAsJson, presentFiles } from '../deals/files-of-deal.ts';
import { readSubmittedFacts } from './draft-files.ts';
import { givenUpBefore, presentUpload } from './unfinished-uploads.ts';

/** The received parts of these uploads, by number. */
export const readParts = (db: Reader, uploadIds: readonly string[]) =>
  uploadIds.length === 0
    ? []
    : db
        .select()
        .from(uploadParts)
        .where(inArray(uploadParts.uploadId, [...uploadIds]))
        .orderBy(asc(uploadParts.number));

async function readUnfinished(db: Reader, dealId: string, now: Date) {
  const rows = await db
    .select()
    .from(uploads)
    .where(
      and(eq(uploads.dealId, dealId), isNull(uploads.fileId), gt(uploads.lastPartAt, givenUpBefore(now))),
    )
    .orderBy(asc(uploads.id));
  const parts = await readParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentUpload(
      { ...row, dealId },
      parts.filter(({ uploadId }) => uploadId === row.id),
    ),
  );
}

/** Reads the draft of one of the creator's deals. Throws deal.not_found. */
export async function readDraft(
  { db, keys, clock, config }: Pick<Deps, 'db' | 'keys' | 'clock' | 'config'>,
  actor: UserActor,
  dealId: string,
): Promise<Draft> {
  const { id, status } = authorize(actor, 'draft.edit', await findDeal(db, actor, dealId));
  const facts = await readSubmittedFacts(db, id);
  const [row] = await db
    .select({
      files: filesAsJson(sql`f.deal_id = ${id}::uuid and f.status = 'DRAFT'`, sql`f.position, f.id`),
    })
    .from(sql`(select 1) one`);
  return {
    isOpen: isDraftOpen(status, facts),
    files: presentFiles({ keys, clock }, row?.files ?? [], 'CREATOR'),
    uploads: await readUnfinished(db, id, clock()),
    isTakeBackPossible: canTakeBack(status, facts),
    maxBytes: maxBytesByType(config),
  };
}
