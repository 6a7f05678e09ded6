import { limits } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { disputeStatements } from '../../platform/database/tables/index.ts';
import { makeLate, openCase, sendLetter } from '../../testing/late-deal.ts';
import { longest } from '../../testing/multiply-rows.ts';
import { owedDeal } from '../../testing/owed-deal.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { dealPeople, theCreator } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  /** Late debts: one alone, one with a letter, and one with a case. */
  async makeScene({ creator, late, inCase }) {
    const [lateId, withLetterId] = [await late(), await late()];
    await sendLetter({ creator, dealId: withLetterId });
    return { lateId, withLetterId, inCaseId: (await inCase()).dealId };
  },
  /** A case about each debt. */
  async fill({ db }) {
    await db.execute(sql`insert into disputes (id, deal_id, state, owed_cents, decision, closed_at, created_at)
      select gen_random_uuid(), deal_id, 'REDUCED', 1, ${longest(limits.text)}, now(), now() from payouts`);
  },
  routes: {
    'disputes.sendLetter': {
      answers: theCreator(200),
      call: ({ lateId }) => ({ params: { dealId: lateId } }),
      binds: async ({ late }) => ({ params: { dealId: await late() } }),
    },
    'disputes.previewLetter': {
      answers: theCreator(200),
      call: ({ lateId }) => ({ params: { dealId: lateId } }),
      bound: whole(64),
      filled: { status: 409 },
    },
    'disputes.read': {
      answers: dealPeople(200),
      call: ({ inCaseId }) => ({ params: { dealId: inCaseId } }),
      bound: whole(96),
    },
    'disputes.open': {
      answers: theCreator(200),
      call: ({ withLetterId }) => ({ params: { dealId: withLetterId }, body: { text: 'Nothing came' } }),
      bound: whole(96),
      binds: async ({ creator, late }) => {
        const dealId = await late();
        await sendLetter({ creator, dealId });
        return { params: { dealId }, body: { text: 'Nothing came' } };
      },
    },
    'disputes.state': {
      answers: dealPeople(201, { reviewer: 403 }),
      call: ({ inCaseId }) => ({ params: { dealId: inCaseId }, body: { text: 'It is on its way' } }),
      bound: whole(96),
      creates: {
        table: disputeStatements,
        next: async ({ server, brand }, number) => {
          // A side says only so much to one case.
          const owed = await owedDeal(server, brand, null);
          await makeLate(server, owed.dealId, 20);
          await openCase(owed);
          return {
            token: brand.token,
            params: { dealId: owed.dealId },
            body: { text: `Statement ${number}` },
          };
        },
      },
      binds: async ({ inCase }) => ({
        params: { dealId: (await inCase()).dealId },
        body: { text: 'It is on its way' },
      }),
    },
    'disputes.withdraw': {
      answers: theCreator(200),
      call: ({ inCaseId }) => ({ params: { dealId: inCaseId } }),
      bound: whole(96),
      binds: async ({ inCase }) => ({ params: { dealId: (await inCase()).dealId } }),
    },
  },
});
