/** Proposals and their answers, as lines between the messages. */
import type { Addition, DealDetail, OwnUser, Person, Proposal, Role } from '@briefcast/contract';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { brandPersonName } from '@briefcast/i18n/labels/brand-person';
import { m } from '@briefcast/i18n/messages';
import { fullName } from '../../lib/names.ts';

export interface ProposalLine {
  id: string;
  createdAt: string;
  text: string;
}

type Deal = Pick<DealDetail, 'brand' | 'creator' | 'currency' | 'proposals' | 'additions'>;

function nameOf(deal: Deal, side: Role, person: Person | null, viewer: OwnUser): string {
  if (side === 'BRAND') {
    return brandPersonName(person, deal.brand.companyName || m.deal_brand_unnamed(), viewer);
  }
  if (viewer.role === 'CREATOR') return m.who_you();
  return deal.creator ? fullName(deal.creator) : m.deal_creator_gone();
}

function madeText(deal: Deal, { kind, by, byPerson, budget, deadline }: Proposal, viewer: OwnUser): string {
  const name = nameOf(deal, by, byPerson, viewer);
  if (kind === 'CANCELLATION' || budget === null || deadline === null) return m.chat_end_proposed({ name });
  return m.chat_terms_proposed({
    name,
    amount: formatExactMoney(budget, deal.currency),
    day: formatLongDate(deadline),
  });
}

const answers = {
  TERMS: {
    ACCEPTED: m.chat_terms_accepted,
    DECLINED: m.chat_terms_declined,
    WITHDRAWN: m.chat_proposal_withdrawn,
  },
  CANCELLATION: {
    ACCEPTED: m.chat_end_accepted,
    DECLINED: m.chat_end_declined,
    WITHDRAWN: m.chat_proposal_withdrawn,
  },
};

function answeredText(deal: Deal, proposal: Proposal, viewer: OwnUser): string | null {
  const { kind, by, state, answeredBy } = proposal;
  // An answer with other terms is followed by the line of the new proposal.
  if (state === 'OPEN' || state === 'LAPSED' || state === 'ANSWERED') return null;
  const other = by === 'BRAND' ? 'CREATOR' : 'BRAND';
  return answers[kind][state]({ name: nameOf(deal, state === 'WITHDRAWN' ? by : other, answeredBy, viewer) });
}

const additionAnswers = {
  ACCEPTED: m.chat_addition_accepted,
  DECLINED: m.chat_addition_declined,
  WITHDRAWN: m.chat_addition_withdrawn,
};

function additionLines(deal: Deal, addition: Addition, viewer: OwnUser): ProposalLine[] {
  const { id, what, by, byPerson, state, answeredBy, createdAt, answeredAt, commentId } = addition;
  const amount = formatExactMoney(addition.amount, deal.currency);
  const other = by === 'BRAND' ? 'CREATOR' : 'BRAND';
  if (commentId !== null) {
    const text = m.chat_addition_agreed({ name: nameOf(deal, other, answeredBy, viewer), amount, what });
    return [{ id: `${id}-agreed`, createdAt, text }];
  }
  const name = nameOf(deal, by, byPerson, viewer);
  const made = { id: `${id}-made`, createdAt, text: m.chat_addition_proposed({ name, amount, what }) };
  if (state === 'OPEN' || state === 'LAPSED' || answeredAt === null) return [made];
  const answerer = nameOf(deal, state === 'WITHDRAWN' ? by : other, answeredBy, viewer);
  const text = additionAnswers[state]({ name: answerer, what });
  return [made, { id: `${id}-answered`, createdAt: answeredAt, text }];
}

/** Each proposal, each addition and each answer, oldest first, worded for the reader of the chat. */
export function proposalLines(deal: Deal, viewer: OwnUser): ProposalLine[] {
  const lines = (deal.proposals ?? []).flatMap((proposal) => {
    const made = {
      id: `${proposal.id}-made`,
      createdAt: proposal.createdAt,
      text: madeText(deal, proposal, viewer),
    };
    const answer = answeredText(deal, proposal, viewer);
    return answer === null || proposal.answeredAt === null
      ? [made]
      : [made, { id: `${proposal.id}-answered`, createdAt: proposal.answeredAt, text: answer }];
  });
  const added = (deal.additions ?? []).flatMap((addition) => additionLines(deal, addition, viewer));
  return [...lines, ...added].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}
