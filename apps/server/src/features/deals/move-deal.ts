/**
 * The one write of a deal's status. The contract's table has the roles that may move it; the caller locks the deal's
 * row.
 */
import {
  AppError,
  canMove,
  type DealStatus,
  type FileFacts,
  type Mover,
  type Role,
} from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { Allowed } from '../../platform/auth/authorize.ts';
import { isSideSuspended } from '../../platform/auth/suspended.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { creditDecidedDeposit } from '../invoices/issue-credit-notes.ts';
import { issueDealInvoice } from '../invoices/issue-deal-invoice.ts';
import { readReimbursement } from '../invoices/read-reimbursement.ts';
import { settleCredit } from '../ledger/credits-of-deals.ts';
import { dropDeposit, readOwedDeposit } from '../payouts/deposit.ts';
import { openPayout } from '../payouts/open-payout.ts';
import { readPartiesToKeep } from '../payouts/stated-parties.ts';
import { openRights } from '../rights/open-rights.ts';
import { aboutDeal, type DealPerson } from './about-deal.ts';
import type { LockedDeal } from './access.ts';
import { activityBy } from './activity.ts';
import { acceptDeposit } from './deposit-of-deal.ts';
import { markSubmission } from './file-rows.ts';
import { endProposals } from './proposal-rows.ts';

/** Reads the facts about a deal's files for the rules. */
export async function readFileFacts(tx: Tx, dealId: string): Promise<FileFacts[]> {
  const rows = await tx
    .select({ status: files.status, superseded: files.superseded, role: files.uploaderRole })
    .from(files)
    .where(eq(files.dealId, dealId));
  return rows.map(({ status, superseded, role }) => ({ status, superseded, uploader: { role } }));
}

/** Keeps a brief waiting while one of its sides is suspended. Throws deal.paused. */
async function requireNoSideSuspended(tx: Tx, { brandId, creatorId }: LockedDeal): Promise<void> {
  const isPaused = isSideSuspended({ brandId: sql`${brandId}::uuid`, creatorId: sql`${creatorId}::uuid` });
  const [found] = await tx.select({ isPaused }).from(sql`(select 1) one`);
  if (found?.isPaused) throw new AppError('deal.paused');
}

interface Move {
  /** People who may review or upload may also cause the system's moves that follow. */
  deal: Allowed<'deal.move' | 'file.review' | 'file.upload' | 'draft.edit', LockedDeal>;
  to: DealStatus;
  who: Mover;
  /**
   * Person who caused it, for the other side's marker; differs from `who` when the system moves. Null for the admin.
   */
  by: DealPerson | null;
  /** Reason, in their words; the other side reads it. */
  reason?: string | null | undefined;
  /** Whether both sides agreed on it: then the reason is in the words of who proposed it. */
  agreed?: boolean | undefined;
  /** Whether its creator, who accepts, starts when the deposit has arrived. */
  startsWithDeposit?: boolean | undefined;
  /** Side whose account is being deleted, where that is why; the other one is notified of that. */
  deleted?: Role;
}

/**
 * Moves a deal and tells both sides. With the fact of the move the deal's log grows, and a completed deal gets its certificate
 * (features/proof/log-and-certify.ts). Returns whether anything changed: asking for the status it already has
 * changes nothing. Throws deal.not_your_move, deal.status_conflict, deal.nothing_submitted,
 * deal.not_all_approved or deal.paused.
 */
export async function moveDeal(
  { facts, clock, keys }: Pick<Deps, 'facts' | 'clock' | 'keys'>,
  tx: Tx,
  { deal, to, who, by, reason, agreed = false, startsWithDeposit = false, deleted }: Move,
): Promise<boolean> {
  const answer = canMove(deal.status, to, who, await readFileFacts(tx, deal.id));
  if (!answer.allowed) throw new AppError(answer.code, { params: { status: deal.status } });
  if (!answer.changes) return false;
  if (to === 'ACCEPTED') await requireNoSideSuspended(tx, deal);
  if (to === 'SUBMITTED') await markSubmission(tx, deal.id, clock());
  await tx
    .update(deals)
    .set({
      status: to,
      statusBy: by?.userId ?? null,
      statusReason: reason || null,
      ...activityBy(by?.role ?? null, clock()),
      // Files sent back of a new submission start a new round.
      ...(to === 'SUBMITTED' ? { isRoundCounted: false } : {}),
      ...(to === 'ACCEPTED' ? { acceptedAt: clock() } : {}),
      ...(to === 'COMPLETED' ? { completedAt: clock() } : {}),
    })
    .where(eq(deals.id, deal.id));
  const reimbursement = to === 'COMPLETED' ? await readReimbursement(tx, deal.id) : null;
  if (to === 'COMPLETED') {
    await openPayout(tx, deal, clock(), reimbursement);
    await openRights(tx, deal, clock());
  }
  if (to === 'ACCEPTED') await acceptDeposit(tx, deal.id, { startsWithDeposit, now: clock() });
  if (to === 'CANCELLED') await dropDeposit(tx, deal.id, clock());
  await endProposals(tx, deal.id, to, clock());
  const actorId = by?.role === 'BRAND' ? by.userId : null;
  await settleCredit({ facts, clock }, tx, deal, to === 'ACCEPTED', { cause: 'deal.moved', actorId });
  if (to === 'COMPLETED') {
    const stated = await readPartiesToKeep({ keys }, tx, deal);
    const deposit = await readOwedDeposit(tx, deal, clock());
    await issueDealInvoice(tx, deal, clock(), { stated, reimbursement, deposit });
    await creditDecidedDeposit(tx, deal, clock());
  }
  await facts.append(tx, {
    kind: 'deal.moved',
    ...aboutDeal(deal, by, who === 'ADMIN' ? 'ADMIN' : 'SYSTEM'),
    data: { from: deal.status, to, ...(deleted ? { deleted } : {}), ...(agreed ? { agreed } : {}) },
  });
  return true;
}
