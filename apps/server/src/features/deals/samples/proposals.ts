import { type Binder, openProposal, type ProposalAnswer, type Role } from '@briefcast/contract';
import { dealProposals } from '../../../platform/database/tables/index.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import { type BindingWorld, otherSide, sideOf } from '../../../testing/route-samples/binding-world.ts';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { dealPeople, people } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString();
const terms = () => ({ kind: 'TERMS', budget: 150_000, deadline: inTwoWeeks() }) as const;

/** Terms of this side that wait for the other's answer; those of the brand answer some of the creator. */
async function proposedBy({ brand, creator, sent }: BindingWorld, side: Role) {
  const id = await sent();
  const { proposal } = await creator.client.deals.propose({ params: { id }, body: terms() });
  if (side === 'CREATOR') return { id, proposalId: proposal.id };
  const body = { kind: 'TERMS', answers: proposal.id, rounds: 3 } as const;
  const countered = await brand.client.deals.propose({ params: { id }, body });
  return { id, proposalId: countered.proposal.id };
}

const answered = async (world: BindingWorld, by: Role, answer: ProposalAnswer) => ({
  params: await proposedBy(world, by),
  body: { answer },
});

async function counter(world: BindingWorld, caller: Binder) {
  const { id, proposalId } = await proposedBy(world, otherSide(caller));
  return { params: { id }, body: { ...terms(), answers: proposalId, paymentDays: 14 } };
}

export const samples = samplesOf({
  /** One proposal waits at a time: callers with the right get a conflict. */
  async makeScene({ creator, accepted }) {
    const proposedDealId = await accepted();
    await creator.client.deals.propose({ params: { id: proposedDealId }, body: { kind: 'CANCELLATION' } });
    return { proposedDealId };
  },
  routes: {
    'deals.propose': {
      answers: dealPeople(409, { reviewer: 403 }),
      call: ({ proposedDealId }) => ({ params: { id: proposedDealId }, body: { kind: 'CANCELLATION' } }),
      bound: whole(64),
      creates: {
        table: dealProposals,
        next: async ({ accepted: { brand, dealId } }, number) => {
          // Takes back what waits, as only one proposal may.
          const params = { id: dealId };
          const { deal } = await brand.client.deals.read({ params });
          const open = openProposal(deal.proposals);
          if (open)
            await brand.client.deals.answerProposal({
              params: { ...params, proposalId: open.id },
              body: { answer: 'WITHDRAWN' },
            });
          return { token: brand.token, params, body: { kind: 'CANCELLATION', note: `Reason ${number}` } };
        },
      },
      binds: {
        TERMS: counter,
        CANCELLATION: async ({ accepted }) => ({
          params: { id: await accepted() },
          body: { kind: 'CANCELLATION' },
        }),
      },
    },
    'deals.answerProposal': {
      answers: people(404, { reviewer: 403 }),
      call: ({ proposedDealId }) => ({
        params: { id: proposedDealId, proposalId: unknownId },
        body: { answer: 'DECLINED' },
      }),
      bound: whole(64),
      binds: {
        ACCEPTED: (world, caller) => answered(world, otherSide(caller), 'ACCEPTED'),
        DECLINED: (world, caller) => answered(world, otherSide(caller), 'DECLINED'),
        WITHDRAWN: (world, caller) => answered(world, sideOf(caller), 'WITHDRAWN'),
      },
    },
  },
});
