/**
 * Pauses a subscription for a month: the provider skips the charge, and the profile is hidden
 * (rules/subscriptions#pause).
 */

import { AppError } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import {
  canPause,
  chargedAgainFrom,
  endOfPause,
  pauseFrom,
} from '@briefcast/contract/subscriptions/standing';
import { and, eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { creatorSubscriptions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { requirePayments } from './card-subscription.ts';
import { settleSubscription } from './settle-subscription.ts';
import { findSubscription, requireSubscription } from './subscription-rows.ts';

type PauseDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'payments' | 'log'>;

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
const momentOf = (seconds: number) => new Date(seconds * 1000);

const isCardRefusal = (cause: unknown) =>
  cause instanceof Error && 'type' in cause && cause.type === 'StripeCardError';

/**
 * Calls the provider. Throws subscription.card_refused if the card was not charged, subscription.not_changed
 * otherwise.
 */
async function ask<T>({ log }: Pick<Deps, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    log.warn({ err: cause }, 'the pause of a subscription was not changed');
    throw new AppError(isCardRefusal(cause) ? 'subscription.card_refused' : 'subscription.not_changed', {
      cause,
    });
  }
}

/** Returns the time of the provider's next charge. Throws for a subscription without items, which should not exist. */
function nextChargeOf({ id, items }: Stripe.Subscription): Date {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} is to nothing`);
  return momentOf(item.current_period_end);
}

async function requireCard(deps: PauseDeps, creatorId: string) {
  requireSubscription(deps.settings);
  const row = await findSubscription(deps.db, creatorId);
  if (!row?.cardSubscriptionId) throw new AppError('subscription.no_card');
  return { row, cardId: row.cardSubscriptionId, payments: requirePayments(deps) };
}

/**
 * Skips the month after the paid time; nothing if one is skipped already. Throws subscription.off,
 * subscription.no_card, payments.off, subscription.cannot_pause and subscription.not_changed.
 */
export async function pauseMonth(deps: PauseDeps, creatorId: string): Promise<void> {
  const { row, cardId, payments } = await requireCard(deps, creatorId);
  const now = deps.clock();
  if (endOfPause(row, now)) return;
  if (!canPause(row, now)) throw new AppError('subscription.cannot_pause');
  const { subscriptions } = payments.stripe;
  const found = await ask(deps, () => subscriptions.retrieve(cardId));
  const charges = { first: momentOf(found.billing_cycle_anchor), next: nextChargeOf(found) };
  const pausedUntil = pauseFrom(row.endsAt, charges);
  const resumes_at = secondsOf(chargedAgainFrom(pausedUntil));
  await ask(deps, () => subscriptions.update(cardId, { pause_collection: { behavior: 'void', resumes_at } }));
  await deps.db
    .update(creatorSubscriptions)
    .set({ pausedUntil })
    .where(eq(creatorSubscriptions.creatorId, creatorId));
}

/** Charges the card from now on; the rest of the pause is not credited. */
const chargedNow = {
  billing_cycle_anchor: { type: 'now' },
  proration_behavior: 'none',
  // If the card is refused, everything stays as it was.
  payment_behavior: 'error_if_incomplete',
} satisfies Stripe.SubscriptionUpdateParams;

/**
 * Ends a planned or current pause; nothing if there is none. If the provider's next charge would come after
 * the paid time, the card is charged at once. Throws subscription.off, subscription.no_card, payments.off,
 * subscription.card_refused, after which the pause continues, and subscription.not_changed.
 */
export async function goOn(deps: PauseDeps, creatorId: string): Promise<void> {
  const { row, cardId, payments } = await requireCard(deps, creatorId);
  const { pausedUntil } = row;
  if (pausedUntil === null || !endOfPause(row, deps.clock())) return;
  const isOwn = eq(creatorSubscriptions.creatorId, creatorId);
  // Only one of two concurrent calls proceeds, so that the card is charged once.
  const taken = await deps.db
    .update(creatorSubscriptions)
    .set({ pausedUntil: null })
    .where(and(isOwn, eq(creatorSubscriptions.pausedUntil, pausedUntil)))
    .returning({ creatorId: creatorSubscriptions.creatorId });
  if (taken.length === 0) return;
  const { subscriptions } = payments.stripe;
  try {
    const found = await ask(deps, () => subscriptions.retrieve(cardId));
    // An earlier call succeeded without its answer arriving, or the pause was ended at the provider: the card
    // must not be charged again.
    const hasEnded = found.pause_collection === null && deps.clock() < chargedAgainFrom(pausedUntil);
    const isPaidUntilCharge = nextChargeOf(found).getTime() <= row.endsAt.getTime() + dayMs;
    const change = () =>
      subscriptions.update(cardId, { pause_collection: '', ...(isPaidUntilCharge ? {} : chargedNow) });
    if (!hasEnded) await ask(deps, change);
  } catch (error) {
    await deps.db.update(creatorSubscriptions).set({ pausedUntil }).where(isOwn);
    throw error;
  }
  await settleSubscription(deps, payments, cardId);
}
