/** Briefs and what becomes of them, with proposals and templates. */
import type { FactKind, SeenFact } from '../facts.ts';
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

type Moved = SeenFact<'deal.moved'>;

/** A deal that goes with a deleted account is told as that, and one that both agreed to end as the answer to a proposal. */
const isCancelledAlone = ({ data }: Moved) => data.to === 'CANCELLED' && data.deleted === undefined;
const isParty = ({ actor }: Moved) => actor === 'BRAND' || actor === 'CREATOR';
const isCancelledByParty = (fact: Moved) => isCancelledAlone(fact) && isParty(fact);
const isCancelledByAdmin = (fact: Moved) => isCancelledAlone(fact) && !isParty(fact);

export const refusals = {
  'deal.not_found': { status: 404 },
  'deal.creator_unavailable': { status: 404 },
  'deal.not_your_move': { status: 403 },
  'deal.status_conflict': { status: 409, params: { status: 'dealStatus' } },
  /** The first entry that is missing. */
  'deal.log_cut': { status: 409, params: { entry: 'count' } },
  'deal.nothing_submitted': { status: 409 },
  'deal.not_all_approved': { status: 409 },
  'deal.brief_item_not_found': { status: 404 },
  'deal.not_completed': { status: 409, params: { status: 'dealStatus' } },
  'proposal.not_found': { status: 404 },
  'proposal.not_your_kind': { status: 403 },
  'proposal.not_now': { status: 409, params: { status: 'dealStatus' } },
  'proposal.one_open': { status: 409 },
  'proposal.answered': { status: 409 },
  'proposal.lapsed': { status: 409 },
  'proposal.rounds_used': { status: 409 },
  'proposal.newer_offer': { status: 409 },
  'proposal.brief_replaced': { status: 409 },
  'proposal.not_yours': { status: 403 },
  'template.not_found': { status: 404 },
  'template.too_many': { status: 409, params: { limit: 'count' } },
  'template.too_long': { status: 409 },
} as const satisfies RefusalRows;

/** @place 50 On the settings screen. */
export const news = {
  'brief.received': {
    tellings: [{ fact: 'deal.created', to: 'CREATOR' }],
    audience: ['CREATOR'],
    group: 'deals',
    tone: 'yellow',
    sign: 'inbox',
    page: 'deal',
    while: { deal: 'BRIEF_SENT' },
    action: 'read_brief',
    begins: ['deal.brief'],
  },
  'brief.reminded': {
    tellings: [{ fact: 'deal.reminded', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    group: 'deals',
    tone: 'yellow',
    sign: 'inbox',
    page: 'deal',
    while: { deal: 'BRIEF_SENT' },
    action: 'read_brief',
    begins: ['deal.brief'],
  },
  'brief.accepted': {
    tellings: [
      {
        fact: 'deal.moved',
        to: 'BRAND',
        when: ({ actor, data }) => data.to === 'ACCEPTED' && actor !== 'BRAND',
      },
    ],
    audience: ['BRAND'],
    group: 'deals',
    tone: 'blue',
    sign: 'handshake',
    page: 'deal',
    action: 'open_project',
  },
  'brief.rejected': {
    tellings: [{ fact: 'deal.moved', to: 'BRAND', when: ({ data }) => data.to === 'REJECTED' }],
    audience: ['BRAND'],
    group: 'deals',
    tone: 'red',
    sign: 'cross',
    page: 'deal',
    quotes: 'REASON_OF_OTHER_SIDE',
    action: 'open_brief',
  },
  'brief.withdrawn': {
    tellings: [
      {
        fact: 'deal.moved',
        to: 'CREATOR',
        when: (fact) => isCancelledByParty(fact) && fact.data.from === 'BRIEF_SENT',
      },
    ],
    audience: ['CREATOR'],
    group: 'deals',
    tone: 'buff',
    sign: 'undo',
    page: 'deal',
    quotes: 'REASON_OF_OTHER_SIDE',
    action: 'open_brief',
  },
  'terms.proposed': {
    tellings: [
      {
        fact: 'proposal.made',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.proposal === 'TERMS',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'yellow',
    sign: 'exchange',
    page: 'deal',
    amount: 'OWN',
    while: { deal: 'BRIEF_SENT' },
    action: 'open_brief',
    begins: ['deal.terms'],
  },
  'terms.accepted': {
    tellings: [
      {
        fact: 'proposal.answered',
        to: 'CREATOR',
        // A brand whose terms are accepted reads that the creator takes the project on (`brief.accepted`).
        when: ({ actor, data }) =>
          actor === 'BRAND' && data.proposal === 'TERMS' && data.answer === 'ACCEPTED',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR'],
    group: 'deals',
    tone: 'blue',
    sign: 'handshake',
    page: 'deal',
    action: 'open_project',
  },
  'terms.declined': {
    tellings: [
      {
        fact: 'proposal.answered',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.proposal === 'TERMS' && data.answer === 'DECLINED',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'orange',
    sign: 'cross',
    page: 'deal',
    while: { deal: 'BRIEF_SENT' },
    action: 'open_brief',
  },
  'terms.lapsed': {
    tellings: [{ fact: 'proposal.lapsed', to: 'BOTH', isRepeatable: true }],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'buff',
    sign: 'day_over',
    page: 'deal',
    while: { deal: 'BRIEF_SENT' },
    action: 'open_brief',
  },
  'content.submitted': {
    tellings: [
      { fact: 'deal.moved', to: 'BRAND', when: ({ data }) => data.to === 'SUBMITTED', isRepeatable: true },
    ],
    audience: ['BRAND'],
    group: 'deals',
    tone: 'aqua',
    sign: 'upload',
    page: 'deal',
    while: { deal: 'SUBMITTED' },
    action: 'review_content',
    begins: ['file.review'],
  },
  'revision.requested': {
    tellings: [
      {
        fact: 'deal.moved',
        to: 'CREATOR',
        when: ({ data }) => data.to === 'NEEDS_REVISION',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR'],
    group: 'deals',
    tone: 'orange',
    sign: 'again',
    page: 'deal',
    while: { deal: 'NEEDS_REVISION' },
    hasClosing: true,
    quotes: 'FEEDBACK',
    action: 'open_project',
    begins: ['deal.revise'],
  },
  'deal.completed': {
    tellings: [
      { fact: 'deal.moved', to: 'CREATOR', when: ({ data }) => data.to === 'COMPLETED' },
      { fact: 'deal.moved', to: 'BRAND', when: ({ data }) => data.to === 'COMPLETED', isOwnDoing: true },
    ],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'green',
    sign: 'check',
    page: 'deal',
    // The work is done: what is due now is its payment.
    day: 'PAY_DAY',
    action: 'open_project',
  },
  'deal.cancelled': {
    tellings: [{ fact: 'deal.moved', to: 'BOTH', when: isCancelledByAdmin }],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'buff',
    sign: 'ban',
    page: 'deal',
    action: 'open_project',
  },
  'deal.account_deleted': {
    tellings: [
      {
        fact: 'deal.moved',
        to: 'CREATOR',
        when: ({ data }) => data.to === 'CANCELLED' && data.deleted === 'BRAND',
      },
      {
        fact: 'deal.moved',
        to: 'BRAND',
        when: ({ data }) => data.to === 'CANCELLED' && data.deleted === 'CREATOR',
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'buff',
    sign: 'person_gone',
    page: 'deal',
    action: 'open_project',
  },
  'cancellation.proposed': {
    tellings: [
      {
        fact: 'proposal.made',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.proposal === 'CANCELLATION',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'orange',
    sign: 'ban',
    page: 'deal',
    while: 'DEAL_IS_OPEN',
    action: 'open_project',
    begins: ['deal.cancellation'],
  },
  'cancellation.accepted': {
    tellings: [
      {
        fact: 'proposal.answered',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.proposal === 'CANCELLATION' && data.answer === 'ACCEPTED',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'buff',
    sign: 'ban',
    page: 'deal',
    action: 'open_project',
  },
  'cancellation.declined': {
    tellings: [
      {
        fact: 'proposal.answered',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.proposal === 'CANCELLATION' && data.answer === 'DECLINED',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    tone: 'blue',
    sign: 'undo',
    page: 'deal',
    while: 'DEAL_IS_OPEN',
    action: 'open_project',
  },
  'deadline.soon': {
    tellings: [],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    urgency: 'high',
    tone: 'yellow',
    sign: 'alarm',
    page: 'deal',
    while: 'DEADLINE_IS_AHEAD',
    action: 'open_project',
  },
  'deadline.passed': {
    tellings: [],
    audience: ['CREATOR', 'BRAND'],
    group: 'deals',
    urgency: 'high',
    tone: 'orange',
    sign: 'day_over',
    page: 'deal',
    while: 'DEAL_IS_OPEN',
    action: 'open_project',
  },
} as const satisfies NewsRows;

/** Of no use once every open screen has received them. */
export const passingFacts = ['deal.read'] as const satisfies FactKind[];

export const liveEvents = {
  deal: 'deal.changed',
  proposal: 'deal.changed',
  brief_item: 'deal.changed',
  deadline: 'deal.changed',
  'deal.created': 'deal.created',
  'deal.removed': 'deal.removed',
  'deal.read': 'messages.read',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = [
  'deal.created',
  'deal.moved',
  'deal.removed',
  'proposal.made',
  'proposal.answered',
  'proposal.lapsed',
  'brief_item.marked',
  'deadline.moved',
] as const satisfies FactKind[];
