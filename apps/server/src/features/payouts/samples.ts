import { limits, mostPayoutParts } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import { deals, payoutParts, payouts } from '../../platform/database/tables/index.ts';
import { longest, multiply } from '../../testing/multiply-rows.ts';
import { paidByTransfer } from '../../testing/renewals.ts';
import { page, whole } from '../../testing/route-samples/bounds.ts';
import { dealBrand, people, theCreator } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const payment = () => paidByTransfer(new Date());

export const samples = samplesOf({
  /** Owed; paid in part, which waits for its answer; and late. */
  async makeScene({ brand, completed, late }) {
    const params = { dealId: await completed() };
    const { payout } = await brand.client.payouts.markPaid({
      params,
      body: { ...payment(), amountCents: 100 },
    });
    const partId = payout.parts[0]?.id ?? '';
    return { owedId: await completed(), inPart: { ...params, partId }, lateId: await late() };
  },
  /** A debt of each deal of the two, some of them paid in as many parts as there may be. */
  async fill({ db, brandId, creatorId, userId }) {
    const [at, text] = [new Date(), longest(limits.text)];
    const said = {
      ...{ state: 'NOT_ARRIVED' as const, paidOn: at, method: 'BANK_TRANSFER' as const, markedAt: at },
      ...{ markedBy: userId, answeredAt: at, reference: longest(limits.title), answerNote: text },
    };
    const debt = { amountCents: 100_000, paymentDays: 30, completedAt: at, dueAt: at, ...said };
    const isOfBoth = and(eq(deals.brandId, brandId), eq(deals.creatorId, creatorId));
    const owed = await db.select({ dealId: deals.id }).from(deals).where(isOfBoth);
    await db.insert(payouts).values(owed.map(({ dealId }) => ({ ...debt, dealId })));
    const [part] = await db
      .insert(payoutParts)
      .values({ ...said, dealId: owed[0]?.dealId ?? '', amountCents: 1 })
      .returning({ id: payoutParts.id });
    await multiply(
      db,
      'payout_parts',
      sql`t.id = ${part?.id}`,
      { deal_id: sql`o.deal_id` },
      sql`(select p.deal_id from (select deal_id from payouts limit 60) p, generate_series(1, ${mostPayoutParts}))`,
    );
    await db.delete(payoutParts).where(eq(payoutParts.id, part?.id ?? ''));
  },
  routes: {
    'payouts.list': {
      answers: people(200),
      bound: page(640),
    },
    'payouts.account': {
      answers: people(200),
      bound: whole(64),
    },
    'payouts.markPaid': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ owedId }) => ({ params: { dealId: owedId }, body: payment() }),
      bound: whole(64),
      binds: async ({ completed }) => ({ params: { dealId: await completed() }, body: payment() }),
    },
    'payouts.answer': {
      answers: theCreator(200),
      call: ({ owedId }) => ({ params: { dealId: owedId }, body: { arrived: true } }),
      bound: whole(64),
      binds: async ({ brand, completed }) => {
        const params = { dealId: await completed() };
        await brand.client.payouts.markPaid({ params, body: payment() });
        return { params, body: { arrived: true } };
      },
    },
    'payouts.answerPart': {
      answers: theCreator(200),
      call: ({ inPart }) => ({ params: inPart, body: { arrived: true } }),
      bound: whole(64),
      binds: async ({ brand, completed }) => {
        const params = { dealId: await completed() };
        const { payout } = await brand.client.payouts.markPaid({
          params,
          body: { ...payment(), amountCents: 100 },
        });
        return { params: { ...params, partId: payout.parts[0]?.id ?? '' }, body: { arrived: true } };
      },
    },
    'payouts.remind': {
      answers: theCreator(200),
      call: ({ lateId }) => ({ params: { dealId: lateId } }),
      bound: whole(64),
    },
  },
});
