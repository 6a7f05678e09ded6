/** What happens elsewhere, as news for somebody: heard in the transaction in which it happens. */
import type { DealStatus, LiveEvent, Role } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { type News, type NotifyDeps, notify } from './notify.ts';
import { watchForReading } from './watch-messages.ts';

type Deal = Pick<typeof deals.$inferSelect, 'id' | 'status' | 'brandId' | 'creatorId' | 'lastActivityAt'>;
type NewsFor = (deal: Deal, by: Role | null) => News[];

async function findDeal(tx: Db, dealId: string): Promise<Deal | undefined> {
  const [deal] = await tx
    .select({
      id: deals.id,
      status: deals.status,
      brandId: deals.brandId,
      creatorId: deals.creatorId,
      lastActivityAt: deals.lastActivityAt,
    })
    .from(deals)
    .where(eq(deals.id, dealId));
  return deal;
}

/** Statuses that a deal comes to more than once are told apart by when. */
const causeOf = (kind: News['kind'], deal: Deal, isRepeatable = false) =>
  [kind, deal.id, ...(isRepeatable ? [deal.lastActivityAt.getTime()] : [])].join(':');

const toBrand = (kind: News['kind'], deal: Deal, more: Partial<News> = {}): News => ({
  kind,
  userId: deal.brandId,
  role: 'BRAND',
  dealId: deal.id,
  cause: causeOf(kind, deal),
  ...more,
});
const toCreator = (kind: News['kind'], deal: Deal, more: Partial<News> = {}): News => ({
  ...toBrand(kind, deal),
  userId: deal.creatorId,
  role: 'CREATOR',
  ...more,
});

/** Who is told of what when a deal comes to a status. */
const newsOfStatus: Partial<Record<DealStatus, NewsFor>> = {
  ACCEPTED: (deal) => [toBrand('brief.accepted', deal)],
  REJECTED: (deal) => [toBrand('brief.rejected', deal)],
  SUBMITTED: (deal) => [
    toBrand('content.submitted', deal, { cause: causeOf('content.submitted', deal, true) }),
  ],
  NEEDS_REVISION: (deal) => [
    toCreator('revision.requested', deal, { cause: causeOf('revision.requested', deal, true) }),
  ],
  COMPLETED: (deal) => [
    toCreator('deal.completed', deal),
    toBrand('deal.completed', deal, { isOwnDoing: true }),
  ],
  // A brand can take back its brief only; what the admin cancels concerns both.
  CANCELLED: (deal, by) =>
    by === 'BRAND'
      ? [toCreator('brief.withdrawn', deal)]
      : [toCreator('deal.cancelled', deal), toBrand('deal.cancelled', deal)],
};

async function newsOf(tx: Db, event: LiveEvent): Promise<News[]> {
  if (event.kind === 'profile.unpublished' && event.subjectId) {
    const { kind, subjectId: userId } = event;
    return [{ kind, userId, role: 'CREATOR', dealId: null, cause: `${kind}:${uuidv7()}` }];
  }
  if ((event.kind !== 'deal.created' && event.kind !== 'deal.changed') || !event.dealId) return [];
  const deal = await findDeal(tx, event.dealId);
  if (!deal) return [];
  if (event.kind === 'deal.created') return [toCreator('brief.received', deal)];
  return newsOfStatus[deal.status]?.(deal, event.by) ?? [];
}

/** Follows the events of every feature. */
export const hearEvents = (deps: NotifyDeps) => async (tx: Db, event: LiveEvent) => {
  if (event.kind === 'message.created') return watchForReading(deps, tx, event);
  for (const news of await newsOf(tx, event)) await notify(deps, tx, news);
};
