/** Additions to the demo's running deals: work that was agreed on, and a proposal that waits for an answer. */
import type { dealAdditions, deals } from '../../apps/server/src/platform/database/tables/index.ts';
import { before, day, hour, idAt } from './moments.ts';

type Deal = Pick<typeof deals.$inferInsert, 'creatorId' | 'sentBy' | 'deadline'> & { id: string };
type Row = typeof dealAdditions.$inferInsert;

interface DemoAddition {
  what: string;
  amountCents: number;
  by: 'BRAND' | 'CREATOR';
  hoursAgo: number;
  /** How long after that the other side accepted it; absent where it waits. */
  acceptedAfter?: number;
  /** How many days later than before the content is due with it. */
  moreDays?: number;
}

/** By the key of the deal. */
const additionsByDeal: Readonly<Record<string, DemoAddition>> = {
  'desert-spf': {
    what: 'A twenty-second cut for Stories, captions on',
    amountCents: 18_000,
    by: 'CREATOR',
    hoursAgo: 60,
    acceptedAfter: 5,
  },
  'hammam-weekend': {
    what: 'Two more frames from the night market',
    amountCents: 90_000,
    by: 'BRAND',
    hoursAgo: 5,
    moreDays: 4,
  },
};

/** Sum added to the price of the deal with this key, in hundredths of its currency. */
export function addedCentsOf(key: string): number {
  const addition = additionsByDeal[key];
  return addition?.acceptedAfter === undefined ? 0 : addition.amountCents;
}

/** The additions of a deal; none of most. */
export function additionRows(
  key: string,
  { id: dealId, creatorId, sentBy, deadline }: Deal,
  now: Date,
): Row[] {
  const addition = additionsByDeal[key];
  if (!addition) return [];
  const { what, amountCents, by, hoursAgo, acceptedAfter, moreDays } = addition;
  const createdAt = before(now, hoursAgo * hour);
  const [brand, creator] = [sentBy ?? null, creatorId ?? null];
  return [
    {
      id: idAt(createdAt),
      dealId,
      what,
      amountCents,
      deadline: moreDays === undefined ? null : new Date(deadline.getTime() + moreDays * day),
      byRole: by,
      byPerson: by === 'BRAND' ? brand : creator,
      createdAt,
      ...(acceptedAfter === undefined
        ? {}
        : {
            state: 'ACCEPTED' as const,
            answeredAt: before(now, (hoursAgo - acceptedAfter) * hour),
            answeredBy: by === 'BRAND' ? creator : brand,
          }),
    },
  ];
}
