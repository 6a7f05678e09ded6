/** Stripe's telling of events to processes that may be killed meanwhile: each twice, in any order, and old ones again. */
import { inArray } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Reader } from '../../platform/database/database.ts';
import { ledgerEntries } from '../../platform/database/tables/index.ts';
import { insistOn } from '../insist.ts';
import { type Step, shuffled } from '../ledger/steps.ts';
import type { Thing } from './books.ts';
import { type SignedEvent, signBody, signedEvent } from './server.ts';

/** The type of an event, and what it is about. */
export type Happening = [type: string, thing: Thing];

const remembered = 6;
const mostTries = 30;
const second = () => Math.floor(Date.now() / 1000);

async function post(origin: string, { body }: SignedEvent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signBody(body, second()) };
  const { status } = await fetch(`${origin}/api/payments/events`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`An event was answered by ${status}`);
}

/** Tells events to the processes at these origins; the step says in which order. */
export function openTeller(db: Reader, origins: readonly string[]) {
  let before: SignedEvent[] = [];

  /** Resolves when all were heard, which is before what they are about is booked. */
  async function tell(step: Pick<Step, 'order'>, happenings: readonly Happening[]): Promise<void> {
    const events = happenings.map(([type, thing]) => signedEvent(type, thing, second()));
    const all = shuffled([...events, ...events, ...before], step);
    before = [...events, ...before].slice(0, remembered);
    await Promise.all(all.map((event, place) => insistOn(origins, place, (origin) => post(origin, event))));
  }

  /**
   * Tells them until this does not reject any more. A process that was killed had heard some, whose jobs another one
   * takes a minute later; so they are told anew, and those jobs then find everything done.
   */
  async function tellUntil(
    step: Pick<Step, 'order'>,
    happenings: readonly Happening[],
    requireIt: () => Promise<void>,
  ): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      await tell(step, happenings);
      const isSo = vi.waitFor(requireIt, { timeout: 3000, interval: 10 });
      if (await isSo.then(() => true).catch(() => false)) return;
    }
    await requireIt();
  }

  return {
    tell,
    tellUntil,
    /** Tells them until the books have entries with these keys. */
    tellUntilBooked: (step: Pick<Step, 'order'>, happenings: readonly Happening[], keys: readonly string[]) =>
      tellUntil(step, happenings, async () => {
        const rows = await db.select().from(ledgerEntries).where(inArray(ledgerEntries.key, keys));
        if (rows.length < keys.length) throw new Error(`Not booked: ${keys.join()}`);
      }),
  };
}
