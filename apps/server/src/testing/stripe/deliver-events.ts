/**
 * Stripe's delivery of events to processes that may be killed at any time: each twice, in any order, and old ones
 * again.
 */
import { inArray } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Reader } from '../../platform/database/database.ts';
import { ledgerEntries } from '../../platform/database/tables/index.ts';
import { insistOn } from '../insist.ts';
import { type Step, shuffled } from '../ledger/steps.ts';
import type { Thing } from './books.ts';
import { type SignedEvent, signBody, signedEvent } from './server.ts';

/** The type of an event, and what it is about. */
export type StripeEvent = [type: string, thing: Thing];

const remembered = 6;
const mostTries = 30;
const second = () => Math.floor(Date.now() / 1000);

async function post(origin: string, { body }: SignedEvent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signBody(body, second()) };
  const { status } = await fetch(`${origin}/api/payments/events`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`An event was answered by ${status}`);
}

/** Delivers events to the processes at these origins; the step says in which order. */
export function openDelivery(db: Reader, origins: readonly string[]) {
  let before: SignedEvent[] = [];

  /** Resolves when all were received, which is before what they are about is booked. */
  async function deliver(step: Pick<Step, 'order'>, occurred: readonly StripeEvent[]): Promise<void> {
    const events = occurred.map(([type, thing]) => signedEvent(type, thing, second()));
    const all = shuffled([...events, ...events, ...before], step);
    before = [...events, ...before].slice(0, remembered);
    await Promise.all(all.map((event, place) => insistOn(origins, place, (origin) => post(origin, event))));
  }

  /**
   * Delivers them until this does not reject any more. A process that was killed had received some, whose jobs another
   * one takes a minute later; so they are delivered again, and those jobs then find everything done.
   */
  async function deliverUntil(
    step: Pick<Step, 'order'>,
    occurred: readonly StripeEvent[],
    requireIt: () => Promise<void>,
  ): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      await deliver(step, occurred);
      const isSo = vi.waitFor(requireIt, { timeout: 3000, interval: 10 });
      if (await isSo.then(() => true).catch(() => false)) return;
    }
    await requireIt();
  }

  return {
    deliver,
    deliverUntil,
    /** Delivers them until the books have entries with these keys. */
    deliverUntilBooked: (
      step: Pick<Step, 'order'>,
      occurred: readonly StripeEvent[],
      keys: readonly string[],
    ) =>
      deliverUntil(step, occurred, async () => {
        const rows = await db.select().from(ledgerEntries).where(inArray(ledgerEntries.key, keys));
        if (rows.length < keys.length) throw new Error(`Not booked: ${keys.join()}`);
      }),
  };
}
