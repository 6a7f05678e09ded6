import { mostRunPayments } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { payoutRuns } from '../../platform/database/tables/index.ts';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { testPassword } from '../../testing/harness.ts';
import { multiply } from '../../testing/multiply-rows.ts';
import { owedDeal } from '../../testing/owed-deal.ts';
import { paidByTransfer } from '../../testing/renewals.ts';
import { payerOf } from '../../testing/route-samples/access-ground.ts';
import { page, whole } from '../../testing/route-samples/bounds.ts';
import { brands, dealBrand } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const payment = () => paidByTransfer(new Date());

export const samples = samplesOf({
  /** For each who may pay: a debt in no run yet, a run that is open, and one to be discarded. */
  async makeScene({ brand, completed }) {
    const inNone = { owner: await completed(), manager: await completed() };
    // A brand calls before the first run to an account that is new to it.
    await brand.client.bankDetails.call({ params: { dealId: inNone.owner }, body: { version: 1 } });
    const run = async () =>
      (await brand.client.payoutRuns.create({ body: { dealIds: [await completed()] } })).run.id;
    return {
      inNone,
      open: { owner: await run(), manager: await run() },
      toDiscard: { owner: await run(), manager: await run() },
    };
  },
  async fill({ db, brandId, userId }) {
    const [run] = await db
      .insert(payoutRuns)
      .values({ brandId, number: 0, currency: 'USD', createdAt: new Date(), createdBy: userId })
      .returning({ id: payoutRuns.id });
    const numbered = { number: sql`o` };
    await multiply(db, 'payout_runs', sql`t.id = ${run?.id}`, numbered, sql`generate_series(1, 40)`);
    await db.execute(sql`insert into payout_run_payments (run_id, deal_id, amount_cents)
      select r.id, d.deal_id, 1 from payout_runs r,
        (select p.deal_id from payouts p join deals d on d.id = p.deal_id where d.brand_id = ${brandId}
          limit ${mostRunPayments}) d where r.brand_id = ${brandId}`);
  },
  routes: {
    'payoutRuns.list': {
      answers: brands(200, { ofNone: 200 }),
      bound: page(640),
    },
    'payoutRuns.create': {
      answers: dealBrand(201, { reviewer: 403 }),
      call: ({ inNone }, caller) => ({ body: { dealIds: [inNone[payerOf(caller)]] } }),
      bound: whole(64),
      creates: {
        table: payoutRuns,
        next: async ({ server, brand }) => ({
          token: brand.token,
          body: { dealIds: [(await owedDeal(server, brand)).dealId] },
        }),
      },
    },
    'payoutRuns.payees': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ open }, caller) => ({ params: { runId: open[payerOf(caller)] }, body: { kind: 'CSV' } }),
      bound: whole(64),
    },
    'payoutRuns.discard': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ toDiscard }, caller) => ({ params: { runId: toDiscard[payerOf(caller)] } }),
      bound: whole(64),
    },
    'payoutRuns.markPaid': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ open }, caller) => ({ params: { runId: open[payerOf(caller)] }, body: payment() }),
      bound: whole(64),
      binds: async ({ brand, creator, completed }) => {
        await creator.client.bankDetails.save({
          body: { password: testPassword, details: sampleBankDetails },
        });
        const { run } = await brand.client.payoutRuns.create({ body: { dealIds: [await completed()] } });
        return { params: { runId: run.id }, body: payment() };
      },
    },
  },
});
