import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
  /** The price, the credit and the terms of a brief. */
  sendBrief: {
    commits: ['PRICE', 'RIGHTS', 'ROUNDS', 'MONEY'],
    asks: ['brief_title', 'several_hint', 'casting_cast_title'],
    by: sender,
    action: 'brief.send',
    ways: ['deals.create', 'deals.createSeveral', 'castings.cast'],
  },
  acceptBrief: {
    commits: ['PRICE', 'RIGHTS', 'ROUNDS', 'WORK'],
    asks: ['accept_title'],
    by: ['CREATOR'],
    action: 'deal.move',
    ways: ['deals.changeStatus ACCEPTED'],
  },
  declineBrief: {
    commits: ['MONEY'],
    asks: ['deal_reject_title'],
    by: ['CREATOR'],
    action: 'deal.move',
    ways: ['deals.changeStatus REJECTED'],
  },
  withdrawBrief: {
    commits: ['MONEY'],
    asks: ['deal_withdraw_title'],
    by: sender,
    action: 'deal.move',
    ways: ['deals.changeStatus CANCELLED'],
  },
  /** The creator answers the brief, or the brand's terms; the brand answers the creator's. */
  proposeTerms: {
    commits: ['PRICE', 'RIGHTS', 'ROUNDS', 'WORK'],
    asks: ['proposal_propose_terms', 'proposal_answer_title'],
    by: [...sender, 'CREATOR'],
    action: 'deal.move',
    ways: ['deals.propose TERMS'],
  },
  acceptTerms: {
    commits: ['PRICE', 'RIGHTS', 'ROUNDS', 'MONEY', 'WORK'],
    asks: ['accept_title', 'proposal_end_yes'],
    by: [...sender, 'CREATOR'],
    action: 'deal.move',
    ways: ['deals.answerProposal ACCEPTED'],
  },
  proposeEnd: {
    commits: ['MONEY', 'WORK'],
    asks: ['proposal_end_ask'],
    by: [...sender, 'CREATOR'],
    action: 'deal.move',
    ways: ['deals.propose CANCELLATION'],
  },
  /** Answers to the other side's proposal, and withdrawals of one's own. */
  declineProposal: {
    commits: ['PRICE'],
    atOnce: 'nothing is agreed by it, and either side can propose again',
    by: [...sender, 'CREATOR'],
    action: 'deal.move',
    ways: ['deals.answerProposal DECLINED'],
  },
  withdrawProposal: {
    commits: ['PRICE'],
    atOnce: 'it can be proposed again',
    by: [...sender, 'CREATOR'],
    action: 'deal.move',
    ways: ['deals.answerProposal WITHDRAWN'],
  },
  /** The licence begins, and the debt. */
  complete: {
    commits: ['MONEY', 'RIGHTS'],
    asks: ['deal_complete_ask'],
    by: sender,
    action: 'deal.move',
    ways: ['deals.changeStatus COMPLETED'],
  },
} as const satisfies BindingActs;
