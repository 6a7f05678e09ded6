import { id, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { BriefItem, BriefItemMarks } from './brief.ts';
import { BrandDealsQuery, BrandStats, CreatorStats, DealPage, DealsQuery } from './lists.ts';
import { NewProposal, Proposal, ProposalAnswer } from './proposal.ts';
import { DealDetail, DealOfCreator, DealState, DealStatus, NewDeal, NewDeals } from './schemas.ts';

const dealId = z.object({ id });

export const deals = {
  create: route({
    method: 'POST',
    path: '/api/deals',
    access: 'brand',
    summary: 'Send a brief to a published creator.',
    body: NewDeal,
    reply: z.object({ deal: DealState }),
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 60 },
    refuses: [
      'billing.no_credits',
      'campaign.archived',
      'campaign.not_found',
      'deal.creator_unavailable',
      'samplepeople.creator',
    ],
  }),
  createSeveral: route({
    method: 'POST',
    path: '/api/deals/several',
    access: 'brand',
    summary:
      'Send one brief to several published creators: a deal each, or none where one of them takes no briefs.',
    body: NewDeals,
    reply: z.object({ deals: z.array(DealOfCreator) }),
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 12 },
    refuses: ['billing.no_credits', 'campaign.archived', 'campaign.not_found', 'samplepeople.creator'],
  }),
  brandDeals: route({
    method: 'GET',
    path: '/api/deals',
    access: 'brand',
    summary: "The brand's deals in pages, newest first, by tab or status, and by creator.",
    query: BrandDealsQuery,
    reply: DealPage,
    limit: { perMinute: 600 },
  }),
  brandStats: route({
    method: 'GET',
    path: '/api/deals/dashboard/stats',
    access: 'brand',
    summary: "The tiles of the brand's dashboard.",
    reply: BrandStats,
    limit: { perMinute: 600 },
  }),
  creatorDeals: route({
    method: 'GET',
    path: '/api/deals/creator/my-deals',
    access: 'creator',
    summary: "The creator's deals in pages, newest first, by tab or status.",
    query: DealsQuery,
    reply: DealPage,
    limit: { perMinute: 600 },
  }),
  creatorStats: route({
    method: 'GET',
    path: '/api/deals/creator/stats',
    access: 'creator',
    summary: "The tiles of the creator's dashboard.",
    reply: CreatorStats,
    limit: { perMinute: 600 },
  }),
  read: route({
    method: 'GET',
    path: '/api/deals/{id}',
    access: 'user',
    summary: 'One deal with its files and its last messages.',
    params: dealId,
    reply: z.object({ deal: DealDetail }),
    limit: { perMinute: 600 },
    refuses: ['deal.not_found'],
  }),
  changeStatus: route({
    method: 'PUT',
    path: '/api/deals/{id}/status',
    access: 'user',
    whileSuspended: { status: 'ACCEPTED' },
    summary: 'Move a deal along its state machine.',
    params: dealId,
    /**
     * `reason` is shown to the other side; it ends with the next move. `startsWithDeposit` is sent with an
     * acceptance: the creator starts when the deposit has arrived.
     */
    body: z.object({
      status: DealStatus,
      reason: text(limits.text).optional(),
      startsWithDeposit: z.boolean().optional(),
    }),
    reply: z.object({ deal: DealState }),
    limit: { perMinute: 60 },
    refuses: [
      'deal.not_all_approved',
      'deal.not_found',
      'deal.not_your_move',
      'deal.nothing_submitted',
      'deal.paused',
      'deal.status_conflict',
      'proposal.newer_offer',
      'proposal.brief_replaced',
    ],
  }),
  propose: route({
    method: 'POST',
    path: '/api/deals/{id}/proposals',
    access: 'user',
    whileSuspended: { kind: 'TERMS' },
    summary:
      'Propose other terms for a brief as its creator, answer proposed terms with others, or propose to cancel a running project.',
    params: dealId,
    body: NewProposal,
    reply: z.object({ proposal: Proposal }),
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 60 },
    refuses: [
      'deal.not_found',
      'proposal.answered',
      'proposal.not_now',
      'proposal.not_your_kind',
      'proposal.one_open',
      'proposal.rounds_used',
    ],
  }),
  answerProposal: route({
    method: 'PUT',
    path: '/api/deals/{id}/proposals/{proposalId}',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: "Accept or decline the other side's proposal, or withdraw one's own.",
    params: z.object({ id, proposalId: id }),
    /** `startsWithDeposit` as with `changeStatus`, where a creator accepts terms. */
    body: z.object({ answer: ProposalAnswer, startsWithDeposit: z.boolean().optional() }),
    reply: z.object({ proposal: Proposal, deal: DealState }),
    limit: { perMinute: 60 },
    refuses: [
      'deal.not_found',
      'deal.paused',
      'proposal.answered',
      'proposal.lapsed',
      'proposal.not_found',
      'proposal.not_yours',
    ],
  }),
  markBriefItems: route({
    method: 'PUT',
    path: '/api/deals/{id}/brief-items',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary:
      'Confirm items of the brief as the creator, or mark them as missed as the brand: all of them or none.',
    params: z.object({ id }),
    body: BriefItemMarks,
    reply: z.object({ items: z.array(BriefItem) }),
    limit: { perMinute: 120 },
    refuses: ['deal.brief_item_not_found', 'deal.not_found', 'deal.status_conflict'],
  }),
};
