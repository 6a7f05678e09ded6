import { id, text } from '../codecs.ts';
import { limits } from '../limits.ts';
import { BriefItem, BriefItemMarks } from '../schemas/brief.ts';
import {
  BrandDealsQuery,
  BrandStats,
  CreatorStats,
  DealDetail,
  DealOfCreator,
  DealPage,
  DealState,
  DealStatus,
  DealsQuery,
  NewDeal,
  NewDeals,
} from '../schemas/deal.ts';
import { NewProposal, Proposal, ProposalAnswer } from '../schemas/proposal.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

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
  }),
  changeStatus: route({
    method: 'PUT',
    path: '/api/deals/{id}/status',
    access: 'user',
    summary: 'Move a deal along its state machine.',
    params: dealId,
    /** `reason` is told to the other side; it ends with the next move. */
    body: z.object({ status: DealStatus, reason: text(limits.text).optional() }),
    reply: z.object({ deal: DealState }),
    limit: { perMinute: 60 },
  }),
  propose: route({
    method: 'POST',
    path: '/api/deals/{id}/proposals',
    access: 'user',
    summary: 'Propose other terms for a brief as its creator, or to cancel a running project as either side.',
    params: dealId,
    body: NewProposal,
    reply: z.object({ proposal: Proposal }),
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 60 },
  }),
  answerProposal: route({
    method: 'PUT',
    path: '/api/deals/{id}/proposals/{proposalId}',
    access: 'user',
    summary: "Accept or decline the other side's proposal, or withdraw one's own.",
    params: z.object({ id, proposalId: id }),
    body: z.object({ answer: ProposalAnswer }),
    reply: z.object({ proposal: Proposal, deal: DealState }),
    limit: { perMinute: 60 },
  }),
  markBriefItems: route({
    method: 'PUT',
    path: '/api/deals/{id}/brief-items',
    access: 'user',
    summary:
      'Confirm items of the brief as the creator, or mark them as missed as the brand: all of them or none.',
    params: z.object({ id }),
    body: BriefItemMarks,
    reply: z.object({ items: z.array(BriefItem) }),
    limit: { perMinute: 120 },
  }),
};
