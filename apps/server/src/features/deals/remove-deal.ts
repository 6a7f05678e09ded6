/** Deleting a deal with everything in it, and closing the deals of an account that goes (rules/deletion). */

import { closedStatuses } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { AdminActor, UserActor } from '../../platform/auth/actor.ts';
import { type Allowed, authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeBytesJob } from '../../platform/storage/remove-bytes.ts';
import { settleCredit } from '../ledger/credits-of-deals.ts';
import { isParty, isPartyAs } from '../parties/party.ts';
import { aboutDeal } from './about-deal.ts';
import type { LockedDeal } from './access.ts';
import { readKeysOfFiles } from './file-rows.ts';
import { moveDeal } from './move-deal.ts';

/** Deletes the deal, its messages and its files; the bytes follow by a job. */
export async function removeDeal(
  { facts, jobs, clock }: Pick<Deps, 'facts' | 'jobs' | 'clock'>,
  tx: Tx,
  deal: Allowed<'deal.remove', LockedDeal>,
): Promise<void> {
  const keys = await readKeysOfFiles(tx, eq(files.dealId, deal.id));
  if (keys.length > 0) await jobs.enqueue(tx, removeBytesJob, { keys });
  await facts.append(tx, { kind: 'deal.removed', ...aboutDeal(deal, null, 'ADMIN') });
  await settleCredit({ facts, clock }, tx, deal, false, { cause: 'deal.removed', actorId: null });
  await tx.delete(deals).where(eq(deals.id, deal.id));
}

/**
 * Cancels every deal of a creator or an organisation that is not closed, before it is deleted. Its row is locked by the
 * caller, so that no deal comes after; the closed ones are locked here as well, because they lose this party. `actor` is
 * the admin, or the person who deletes their own account, as somebody of that party.
 */
export async function cancelOpenDeals(
  deps: Pick<Deps, 'facts' | 'clock' | 'keys'>,
  tx: Tx,
  actor: AdminActor | UserActor,
  party: string,
): Promise<void> {
  const who = actor.kind === 'admin' ? 'ADMIN' : 'SYSTEM';
  const all = await tx.select().from(deals).where(isParty(party)).orderBy(deals.id).for('update');
  const open = (all as LockedDeal[]).filter(({ status }) => !closedStatuses.includes(status));
  for (const row of open) {
    const deal = authorize(actor, 'deal.move', row);
    const deleted = row.creatorId === party ? 'CREATOR' : 'BRAND';
    await moveDeal(deps, tx, { deal, to: 'CANCELLED', who, by: null, deleted });
  }
}

/** The name under which an organisation's finished deals go on after it. */
export const keepBrandName = (tx: Tx, brandId: string, brandName: string): Promise<unknown> =>
  tx.update(deals).set({ brandName }).where(isPartyAs('BRAND', brandId));
