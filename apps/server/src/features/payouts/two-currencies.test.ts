/** Deals in two currencies of one brand: wherever their money is summed, each currency stays by itself (rules/currencies#sums). */
import { beforeAll, describe, expect, test } from 'vitest';
import { brandIdOf, briefFor, publishedCreator } from '../../testing/builders.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

let brand: Person;
let creator: Person;
/** By currency, completed and not paid. */
const dealIds: Record<'USD' | 'AED', string> = { USD: '', AED: '' };

async function completed(budget: number, currency?: 'AED'): Promise<string> {
  const body = briefFor(creator, { budget, ...(currency ? { currency } : {}) });
  const { deal } = await brand.client.deals.create({ body });
  await creator.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'ACCEPTED' } });
  await completeDeal(server, { brand, creator, dealId: deal.id });
  return deal.id;
}

beforeAll(async () => {
  brand = await server.signUpBrand();
  creator = await publishedCreator(server);
  dealIds.USD = await completed(98_000);
  dealIds.AED = await completed(294_000, 'AED');
});

describe('money of deals in dollars and in dirhams', () => {
  test('a brief that says no currency is in dollars, and each deal says its own', async () => {
    const { deals } = await creator.client.deals.creatorDeals();
    expect(deals.map(({ budget, currency }) => [budget, currency])).toEqual([
      [294_000, 'AED'],
      [98_000, 'USD'],
    ]);
    const { deal } = await brand.client.deals.read({ params: { id: dealIds.AED } });
    expect(deal).toMatchObject({ budget: 294_000, currency: 'AED', payout: { amountCents: 294_000 } });
  });

  test('both dashboards have two sums', async () => {
    const stats = await brand.client.deals.brandStats();
    expect(stats).toMatchObject({
      ...{ totalBudget: 98_000, totalBudgetFils: 294_000 },
      payouts: { owed: { count: 2, amountCents: 98_000, amountFils: 294_000 }, arrived: { count: 0 } },
    });
    expect(stats.payouts?.arrived).toEqual({ count: 0, amountCents: 0 });
    const own = await creator.client.deals.creatorStats();
    expect(own).toMatchObject({ totalEarnings: 98_000, totalEarningsFils: 294_000 });
  });

  test('the account of payouts has two sums in every place', async () => {
    const account = await creator.client.payouts.account();
    expect(account.ages[0]).toMatchObject({ count: 2, amountCents: 98_000, amountFils: 294_000 });
    expect(account.months).toMatchObject([{ count: 2, amountCents: 98_000, amountFils: 294_000 }]);
    const sums = { amountCents: 98_000, amountFils: 294_000, openCents: 98_000, openFils: 294_000 };
    expect(account.parties).toMatchObject([{ count: 2, ...sums, toConfirmCents: 0 }]);
    expect(account.parties[0]).not.toHaveProperty('toConfirmFils');
  });

  test('the admin reads two sums of debts, of a brand and of a period', async () => {
    const { client } = await server.signInAdmin();
    const { payouts, totals } = await client.adminPayouts.list();
    expect(new Set(payouts.map(({ currency }) => currency))).toEqual(new Set(['USD', 'AED']));
    expect(totals.find(({ standing }) => standing === 'DUE')).toEqual({
      ...{ standing: 'DUE', count: 2, amountCents: 98_000, amountFils: 294_000 },
    });
    const figures = await client.admin.figures();
    expect(figures.deals).toMatchObject({ sent: 2, cents: 98_000, fils: 294_000 });
    expect(figures.points.at(-1)).toMatchObject({ cents: 98_000, fils: 294_000 });
    const params = { id: brandIdOf(brand) };
    const { brand: details } = await client.adminDetails.brand({ params });
    expect(details.money?.owed).toEqual({ count: 2, amountCents: 98_000, amountFils: 294_000 });
  });

  test('lists of the admin compare by the fixed rate', async () => {
    const { client } = await server.signInAdmin();
    const query = { sort: 'budget', direction: 'desc' } as const;
    const { deals } = await client.admin.deals({ query });
    // 2,940 dirhams are some 800 dollars.
    expect(deals.map(({ currency }) => currency)).toEqual(['USD', 'AED']);
  });

  test('the log of a deal says what its price is in', async () => {
    const { log } = await creator.client.proof.log({ params: { id: dealIds.AED } });
    const sent = log.entries.find(({ body }) => body.kind === 'deal.created');
    expect(sent?.what?.value).toMatchObject({ budget: 294_000, currency: 'AED' });
  });

  test('part of a debt stays in its currency', async () => {
    await brand.client.payouts.markPaid({
      params: { dealId: dealIds.AED },
      body: {
        ...{ paidOn: server.app.deps.clock().toISOString(), method: 'BANK_TRANSFER', reference: '1' },
        amountCents: 100_000,
      },
    });
    const account = await brand.client.payouts.account();
    expect(account.toConfirm).toEqual({ count: 0, amountCents: 0, amountFils: 100_000 });
    expect(account.ages[0]).toMatchObject({ markedCents: 0, markedFils: 100_000 });
  });
});
