/** What one side says of an item of the brief (rules/deals#frozen-brief). */
import {
  AppError,
  type BriefItem,
  type BriefItemMark,
  briefItemState,
  reviewStatuses,
  workStatuses,
} from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
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

async function findItem(tx: Tx, dealId: string, itemId: string): Promise<ItemRow> {
  const [item] = await tx
    .select()
    .from(briefItems)
    .where(and(eq(briefItems.id, itemId), eq(briefItems.dealId, dealId)));
  if (!item) throw new AppError('deal.brief_item_not_found');
  return item;
}

/** Which mark is meant, and whether this side may set it in the deal's status. */
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
 * Sets or takes back one side's mark of an item, under the deal's lock; a mark that holds already keeps its time.
 * Throws deal.not_found, deal.brief_item_not_found, auth.wrong_role for the other side's mark, team.no_organization, or
 * deal.status_conflict while the creator does not work on it, or the brand does not review.
 */
export function markBriefItem(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  dealId: string,
  itemId: string,
  mark: BriefItemMark,
): Promise<BriefItem> {
  return db.transaction(async (tx) => {
    const deal = await findDealForUpdate(tx, actor, dealId);
    const { column, state, isSet } = allowedMark(actor, deal, mark);
    const item = await findItem(tx, dealId, itemId);
    const isDone = isSet ? briefItemState(presentItem(item)) === state : item[column] === null;
    if (isDone) return presentItem(item);
    const now = clock();
    const markedAt = isSet ? now : null;
    await tx
      .update(briefItems)
      .set({ [column]: markedAt })
      .where(eq(briefItems.id, itemId));
    await noteActivity(tx, dealId, actor.role, now);
    await facts.append(tx, {
      kind: 'brief_item.marked',
      ...aboutDeal(deal, actor),
      subjectId: itemId,
      data: { mark: state, isSet },
    });
    return presentItem({ ...item, [column]: markedAt });
  });
}
