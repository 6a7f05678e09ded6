import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isBalanced,
  type LedgerChange,
  monthsLater,
  postingsOf,
  readyChangeOf,
  takeCredits,
  taxOn,
} from './ledger.ts';

const pack = { packId: 'pack', credits: 10 };
const price = { netFils: 45_000, taxFils: 2_250 };
const shares = [
  { packId: 'pack', credits: 2 },
  { packId: 'other', credits: 1 },
];

test.each<[LedgerChange, number]>([
  [{ movement: 'BOUGHT', pack, source: 'TRANSFER', price }, 10],
  [{ movement: 'GIVEN', pack }, 10],
  [{ movement: 'HELD', shares }, -3],
  [{ movement: 'RETURNED', shares }, 3],
  [{ movement: 'USED', credits: 3 }, 0],
  [{ movement: 'EXPIRED', pack }, -10],
  [{ movement: 'REFUNDED', pack, source: 'CARD', price }, -10],
  [{ movement: 'SUBSCRIBED', source: 'CARD', price }, 0],
  [{ movement: 'UNSUBSCRIBED', source: 'CARD', price }, 0],
])('$movement balances in every unit, and changes what can be spent', (change, ready) => {
  const postings = postingsOf(change);
  expect(postings.length).toBeGreaterThan(1);
  expect(isBalanced(postings)).toBe(true);
  expect(readyChangeOf(postings)).toBe(ready);
  // Money moves with what is bought and refunded alone.
  const hasPrice = 'price' in change;
  expect(postings.some(({ unit }) => unit === 'AED.fils')).toBe(hasPrice);
});

test('a refund undoes what buying the pack booked of money', () => {
  const money = (movement: 'BOUGHT' | 'REFUNDED') =>
    postingsOf({ movement, pack, source: 'TRANSFER', price }).filter(({ unit }) => unit === 'AED.fils');
  const undone = money('REFUNDED').map((posting) => ({ ...posting, amount: -posting.amount }));
  expect(undone).toEqual(money('BOUGHT'));
});

test('a price without tax books no tax, and what is given no money', () => {
  const free = { netFils: 100, taxFils: 0 };
  const accounts = postingsOf({ movement: 'BOUGHT', pack, source: 'CARD', price: free }).map(
    (one) => one.account,
  );
  expect(accounts).toEqual(['credits.issued', 'credits.ready', 'money.card', 'money.sales']);
});

test('amounts of two units never balance each other', () => {
  const line = { packId: null, account: 'credits.used' } as const;
  expect(
    isBalanced([
      { ...line, unit: 'credit', amount: 1 },
      { ...line, unit: 'AED.fils', amount: -1 },
    ]),
  ).toBe(false);
});

test('credits are taken out of the packs that end first, all or none', () => {
  const packs = fc.array(
    fc.record({
      packId: fc.uuid(),
      ready: fc.integer({ min: 0, max: 9 }),
      endsAt: fc.date({ min: new Date(0), max: new Date(1e12), noInvalidDate: true }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(packs, fc.integer({ min: 1, max: 30 }), (given, credits) => {
      const shares = takeCredits(given, credits);
      const there = given.reduce((sum, { ready }) => sum + ready, 0);
      expect(shares === null).toBe(there < credits);
      if (!shares) return;
      expect(shares.reduce((sum, share) => sum + share.credits, 0)).toBe(credits);
      const left = (id: string) =>
        (given.find(({ packId }) => packId === id)?.ready ?? 0) -
        (shares.find(({ packId }) => packId === id)?.credits ?? 0);
      const lastTaken = Math.max(
        ...given
          .filter(({ packId }) => shares.some((one) => one.packId === packId))
          .map(({ endsAt }) => +endsAt),
      );
      for (const { packId, endsAt } of given) {
        expect(left(packId)).toBeGreaterThanOrEqual(0);
        if (+endsAt < lastTaken) expect(left(packId)).toBe(0);
      }
    }),
  );
});

test.each([
  [45_000, 500, 2_250],
  [10, 500, 1],
  [9, 500, 0],
  [100, 0, 0],
])('the tax on %i fils at %i basis points is %i', (net, basisPoints, tax) => {
  expect(taxOn(net, basisPoints)).toBe(tax);
});

test.each([
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2026-11-22T00:00:00.000Z', 12, '2027-11-22T00:00:00.000Z'],
])('%s and %i months is %s', (from, months, later) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(later);
});
