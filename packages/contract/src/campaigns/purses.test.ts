import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DealStatus } from '../deals/schemas.ts';
import { currencies } from '../kit/currencies.ts';
import { type CampaignSum, campaignDeals, pursesOf } from './purses.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const sum: fc.Arbitrary<CampaignSum> = fc.record({
  status: fc.constantFrom(...DealStatus.options),
  currency: fc.constantFrom(...currencies),
  deals: fc.integer({ min: 1, max: 200 }),
  cents: amount,
  paidCents: amount,
});
const plan = fc.record({
  plannedCents: fc.option(amount),
  plannedFils: fc.option(amount),
});

test('a purse as it is drawn', () => {
  const sums: CampaignSum[] = [
    { status: 'COMPLETED', currency: 'AED', deals: 1, cents: 215_000, paidCents: 215_000 },
    { status: 'IN_PROGRESS', currency: 'AED', deals: 2, cents: 684_000, paidCents: 126_000 },
    { status: 'BRIEF_SENT', currency: 'USD', deals: 1, cents: 88_000, paidCents: 0 },
    { status: 'CANCELLED', currency: 'USD', deals: 1, cents: 90_000, paidCents: 20_000 },
    { status: 'REJECTED', currency: 'USD', deals: 1, cents: 50_000, paidCents: 0 },
  ];
  expect(pursesOf({ plannedCents: 100_000, plannedFils: 1_200_000 }, sums)).toEqual([
    { currency: 'USD', planned: 100_000, asked: 88_000, agreed: 20_000, paid: 20_000, left: 0, over: 8_000 },
    {
      currency: 'AED',
      planned: 1_200_000,
      asked: 0,
      agreed: 899_000,
      paid: 341_000,
      left: 301_000,
      over: 0,
    },
  ]);
  expect(pursesOf({ plannedCents: null, plannedFils: null }, [])).toEqual([]);
  expect(campaignDeals(sums)).toEqual({ asked: 1, active: 2, completed: 1, ended: 2 });
});

test('whatever is in it, a purse adds up, and no currency touches the other', () => {
  fc.assert(
    fc.property(plan, fc.array(sum), (planned, sums) => {
      for (const purse of pursesOf(planned, sums)) {
        const { currency, asked, agreed, left, over } = purse;
        const own = sums.filter((one) => one.currency === currency);
        expect(pursesOf(planned, own)).toContainEqual(purse);
        if (purse.planned === null) expect([left, over]).toEqual([null, 0]);
        else {
          expect(purse.planned - asked - agreed).toBe((left ?? 0) - over);
          expect(Math.min(left ?? 0, over)).toBe(0);
        }
      }
    }),
  );
});

test('the order and the grouping of deals make no difference', () => {
  fc.assert(
    fc.property(plan, fc.array(sum), (planned, sums) => {
      const groups = new Map<string, CampaignSum>();
      for (const one of sums.toReversed()) {
        const key = `${one.status} ${one.currency}`;
        const { deals = 0, cents = 0, paidCents = 0 } = groups.get(key) ?? {};
        groups.set(key, {
          ...one,
          deals: deals + one.deals,
          cents: cents + one.cents,
          paidCents: paidCents + one.paidCents,
        });
      }
      expect(pursesOf(planned, [...groups.values()])).toEqual(pursesOf(planned, sums));
      expect(campaignDeals([...groups.values()])).toEqual(campaignDeals(sums));
    }),
  );
});
