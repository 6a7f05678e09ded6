/**
 * The demo's subscriptions: one that is paid, one whose payment is overdue, a month that waits for its transfer, and
 * trials that last.
 */
import { monthsLater } from '@briefcast/contract/credits/ledger';
import { eq } from 'drizzle-orm';
import { confirmMonth, orderMonth } from '../../apps/server/src/features/subscriptions/pay-month.ts';
import { lockSubscription } from '../../apps/server/src/features/subscriptions/subscription-rows.ts';
import {
  creatorSubscriptions,
  creators,
  users,
} from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import { creators as demoCreators } from './creators.ts';
import { before, day } from './moments.ts';

type SubscriptionDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>;

interface DemoSubscription {
  trialEndedDaysAgo: number;
  /** How many months were paid by transfer, one behind the other, from the end of the trial on. */
  paidMonths: number;
  /** A month more was ordered now, and its transfer has not come. */
  hasOrdered?: true;
}

/** By the key of the creator. */
const subscriptions: Readonly<Record<string, DemoSubscription>> = {
  layla: { trialEndedDaysAgo: 70, paidMonths: 3 },
  // A month has 28 days at least and 31 at most: the last ended two to five days ago, within the grace.
  noor: { trialEndedDaysAgo: 33, paidMonths: 1 },
  marcus: { trialEndedDaysAgo: -6, paidMonths: 0, hasOrdered: true },
};

/** Dependencies some days ago; in the future where the number is negative. */
const ago = (deps: SubscriptionDeps, days: number): SubscriptionDeps => {
  const then = before(deps.clock(), days * day);
  return { ...deps, clock: () => then };
};

async function seedOne(
  deps: SubscriptionDeps,
  creatorId: string,
  { trialEndedDaysAgo, paidMonths, hasOrdered }: DemoSubscription,
): Promise<void> {
  const { trialDays } = deps.settings.now().subscription;
  await deps.db.transaction((tx) =>
    lockSubscription(ago(deps, trialEndedDaysAgo + trialDays), tx, creatorId),
  );
  for (let month = 0; month < paidMonths; month++) {
    const then = ago(deps, trialEndedDaysAgo - 30 * month);
    await deps.db.transaction(async (tx) => {
      const { id } = await orderMonth(then, tx, creatorId);
      await confirmMonth(then, tx, id);
    });
  }
  if (hasOrdered) await deps.db.transaction((tx) => orderMonth(deps, tx, creatorId));
}

/** Begins the trial of all who are public and have none, for a year: the directory must not empty itself before. */
async function beginLongTrials({ db, clock }: SubscriptionDeps): Promise<void> {
  const now = clock();
  const published = await db
    .select({ creatorId: creators.userId })
    .from(creators)
    .where(eq(creators.isPublished, true));
  const trials = published.map(({ creatorId }) => ({
    creatorId,
    endsAt: monthsLater(now, 12),
    createdAt: now,
  }));
  await db.insert(creatorSubscriptions).values(trials).onConflictDoNothing();
}

/** Call it once, with the subscription on, after `seedCredits`. */
export async function seedSubscriptions(deps: SubscriptionDeps): Promise<void> {
  for (const [key, subscription] of Object.entries(subscriptions)) {
    const email = demoCreators.find((creator) => creator.key === key)?.email ?? '';
    const [found] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!found) throw new Error(`Nobody in the demo has the key ${key}`);
    await seedOne(deps, found.id, subscription);
  }
  await beginLongTrials(deps);
}
