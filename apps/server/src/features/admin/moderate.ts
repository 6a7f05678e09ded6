import { m } from '@briefcast/i18n/messages';
/**
 * Changes by the admin: publication of creators, cancellation and deletion of deals
 * (rules/creators#what-is-public, rules/deals, rules/deletion).
 */

import { and, eq, sql } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { brands, creators, type deals, portfolioItems } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { setPublished } from '../creators/set-published.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { moveDeal } from '../deals/move-deal.ts';
import { removeDeal } from '../deals/remove-deal.ts';
import { beginTrial } from '../subscriptions/begin-trial.ts';
import { holdPerson } from '../suspensions/suspend.ts';
import { recordAudit } from './audit.ts';
import { type LetterDeps, writeLetter } from './write-letter.ts';

/** The titles of a creator's works that are public while the profile is; those that wait for approval are not. */
async function publicWorks(tx: Tx, creatorId: string): Promise<string[]> {
  const rows = await tx
    .select({ title: portfolioItems.title })
    .from(portfolioItems)
    .innerJoin(creators, eq(creators.userId, portfolioItems.creatorId))
    .where(
      and(eq(portfolioItems.creatorId, creatorId), sql`${portfolioItems.id} <> all(${creators.heldItems})`),
    )
    .orderBy(portfolioItems.id);
  return rows.map(({ title }) => title);
}

/** Publishes or unpublishes any creator, complete or not, who reads the reason. Throws creator.not_found, and profile.empty for a name alone. */
export async function togglePublish(
  deps: LetterDeps & Pick<Deps, 'db' | 'settings'>,
  admin: AdminActor,
  creatorId: string,
  { isPublished, reason }: { isPublished: boolean; reason?: string | undefined },
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const reader = isPublished || !reason ? undefined : await holdPerson(tx, creatorId);
    const { before, after, name } = await setPublished(deps, tx, creatorId, {
      isPublished,
      by: admin.name,
      reason,
    });
    if (isPublished) await beginTrial(deps, tx, creatorId);
    if (reader && reason) await writeLetter(deps, tx, reader, { kind: 'OFFLINE', words: reason });
    const works = await publicWorks(tx, creatorId);
    await recordAudit(deps, tx, {
      by: admin,
      action: isPublished ? 'creator.publish' : 'creator.unpublish',
      subject: `${[name, ...works].join(', ')} (${creatorId})`,
      before,
      after: { ...after, ...(works.length > 0 ? { works } : {}) },
    });
  });
  return { message: isPublished ? m.admin_answer_published() : m.admin_answer_unpublished() };
}

/** A deal in the audit trail, with the names of both sides, which may be deleted later. */
async function auditedDeal(
  tx: Tx,
  { id, title, status, brandId, brandName, creatorId, budget, currency }: typeof deals.$inferSelect,
) {
  const [names] = await tx
    .select({
      brand: sql<string>`coalesce(${brands.companyName}, ${brandName}::text)`,
      creator: sql<string | null>`${creators.firstName} || ' ' || ${creators.lastName}`,
    })
    .from(sql`(select 1) one`)
    .leftJoin(brands, sql`${brands.id} = ${brandId}::uuid`)
    .leftJoin(creators, sql`${creators.userId} = ${creatorId}::uuid`);
  return { id, title, status, ...names, brandId, creatorId, budget, currency };
}

/** Cancels a deal that is not closed. Throws deal.not_found or deal.status_conflict. */
export async function cancelDeal(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'keys'>,
  admin: AdminActor,
  dealId: string,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const deal = authorize(admin, 'deal.move', await findDealForUpdate(tx, admin, dealId));
    const changed = await moveDeal(deps, tx, { deal, to: 'CANCELLED', who: 'ADMIN', by: null });
    if (!changed) return;
    await recordAudit(deps, tx, {
      by: admin,
      action: 'deal.cancel',
      subject: `${deal.title} (${deal.id})`,
      about: [deal.brandId, deal.creatorId],
      before: { status: deal.status },
      after: { status: 'CANCELLED' },
    });
  });
  return { message: m.admin_answer_deal_cancelled() };
}

/** Deletes a deal with everything in it. Throws deal.not_found. */
export async function deleteDeal(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'jobs'>,
  admin: AdminActor,
  dealId: string,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const deal = authorize(admin, 'deal.remove', await findDealForUpdate(tx, admin, dealId));
    const before = await auditedDeal(tx, deal);
    await removeDeal(deps, tx, deal);
    await recordAudit(deps, tx, {
      by: admin,
      action: 'deal.delete',
      subject: `${deal.title} (${deal.id})`,
      about: [deal.brandId, deal.creatorId],
      before,
    });
  });
  return { message: m.admin_answer_deal_deleted() };
}
