/** Marks of one side on items of the brief (rules/deals#frozen-brief). */
import {
  AppError,
  type BriefItem,
  type BriefItemMark,
  type BriefItemMarks,
  briefItemState,
  reviewStatuses,
  workStatuses,
} from '@briefcast/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { briefItems } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from './about-deal.ts';
import { findDealForUpdate, type LockedDeal } from './access.ts';
import { noteActivity } from './activity.ts';

type ItemRow = typeof briefItems.$inferSelect;

const presentItem = ({ id, kind, text, attestedAt, missedAt }: ItemRow): BriefItem => ({
  id,
  kind,
  text,
  attestedAt: attestedAt?.toISOString() ?? null,
  missedAt: missedAt?.toISOString() ?? null,
});

/** All of them, in the order of the brief. Throws deal.brief_item_not_found where one is another deal's. */
async function findItems(tx: Tx, dealId: string, itemIds: readonly string[]): Promise<ItemRow[]> {
  const wanted = [...new Set(itemIds)];
  const items = await tx
    .select()
    .from(briefItems)
    .where(and(inArray(briefItems.id, wanted), eq(briefItems.dealId, dealId)))
    .orderBy(asc(briefItems.position));
  if (items.length < wanted.length) throw new AppError('deal.brief_item_not_found');
  return items;
}

/** Returns the mark that is meant. Refuses it where this side may not set it in the deal's status. */
function allowedMark(actor: UserActor, deal: LockedDeal, { attested, missed }: BriefItemMark) {
  const isCreators = attested !== undefined;
  authorize(actor, isCreators ? 'brief.attest' : 'brief.mark_missed', deal);
  const statuses = isCreators ? workStatuses : reviewStatuses;
  if (!statuses.includes(deal.status))
    throw new AppError('deal.status_conflict', { params: { status: deal.status } });
  return isCreators
    ? ({ column: 'attestedAt', state: 'ATTESTED', isSet: attested } as const)
    : ({ column: 'missedAt', state: 'MISSED', isSet: missed ?? false } as const);
}

/**
 * Sets or takes back one side's mark of items, all or none, under the deal's lock; a mark that holds already keeps its
 * time. Throws deal.not_found, deal.brief_item_not_found, auth.wrong_role for the other side's mark,
 * team.no_organization, or deal.status_conflict while the creator does not work on it, or the brand does not review.
 */
export function markBriefItems(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  dealId: string,
  { itemIds, ...mark }: BriefItemMarks,
): Promise<BriefItem[]> {
  return db.transaction(async (tx) => {
    const deal = await findDealForUpdate(tx, actor, dealId);
    const { column, state, isSet } = allowedMark(actor, deal, mark);
    const items = await findItems(tx, dealId, itemIds);
    const isDone = (item: ItemRow) =>
      isSet ? briefItemState(presentItem(item)) === state : item[column] === null;
    const changed = items.filter((item) => !isDone(item)).map(({ id }) => id);
    if (changed.length === 0) return items.map(presentItem);
    const now = clock();
    const markedAt = isSet ? now : null;
    await tx
      .update(briefItems)
      .set({ [column]: markedAt })
      .where(inArray(briefItems.id, changed));
    await noteActivity(tx, dealId, actor.role, now);
    for (const subjectId of changed) {
      await facts.append(tx, {
        kind: 'brief_item.marked',
        ...aboutDeal(deal, actor),
        subjectId,
        data: { mark: state, isSet },
      });
    }
    return items.map((item) =>
      presentItem(changed.includes(item.id) ? { ...item, [column]: markedAt } : item),
    );
  });
}
