/** First reads of commands on drafts: the deal, whether its draft is open, and its files. */
import { AppError, isDraftOpen, lastSubmission, type SubmittedFacts } from '@briefcast/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type Allowed, authorize } from '../../platform/auth/authorize.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { files } from '../../platform/database/tables/index.ts';
import { type DealRow, findDealForUpdate, type LockedDeal } from '../deals/access.ts';
import type { FileRow } from '../deals/file-rows.ts';

/** A deal whose draft its creator may change, locked until the transaction ends. */
export type DraftDeal = Allowed<'draft.edit', LockedDeal>;

/** Locks a deal of the creator's. Throws deal.not_found. */
export const lockDraftDeal = async (tx: Tx, actor: UserActor, dealId: string): Promise<DraftDeal> =>
  authorize(actor, 'draft.edit', await findDealForUpdate(tx, actor, dealId));

/** The facts that the contract's rules of drafts need, for every file that is in no draft. */
export async function readSubmittedFacts(
  db: Reader,
  dealId: string,
): Promise<(SubmittedFacts & { submittedAt: number | null })[]> {
  const rows = await db
    .select({
      status: files.status,
      superseded: files.superseded,
      role: files.uploaderRole,
      submittedAt: files.submittedAt,
    })
    .from(files)
    .where(eq(files.dealId, dealId));
  return rows.map(({ role, submittedAt, ...row }) => ({
    ...row,
    uploader: { role },
    submittedAt: submittedAt?.getTime() ?? null,
  }));
}

/** Returns the time of the last submission; null before the first. */
export function lastSubmittedAt(facts: Awaited<ReturnType<typeof readSubmittedFacts>>): Date | null {
  const [one] = lastSubmission(facts);
  return one?.submittedAt == null ? null : new Date(one.submittedAt);
}

/** Throws file.not_now if the draft accepts no files. */
export async function requireDraftOpen(db: Reader, { id, status }: Pick<DealRow, 'id' | 'status'>) {
  if (isDraftOpen(status, await readSubmittedFacts(db, id))) return;
  throw new AppError('file.not_now', { params: { status } });
}

/** The files of a deal's draft, in their order. */
export const readDraftRows = (db: Reader, dealId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.dealId, dealId), eq(files.status, 'DRAFT')))
    .orderBy(asc(files.position), asc(files.id));
