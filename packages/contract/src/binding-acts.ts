/**
 * Binding acts: every act that commits an organisation or a creator to a price, to rights, to rounds, to money or to being
 * public, with who may do it and each call that does it (rules/teams#roles). It is data that tests go through.
 */

import type { PolicyAction } from './policy.ts';
import type { MemberRole } from './teams/member.ts';

/** A member of the organisation by role, the creator, or the admin. There is no role for finance: owners have the money. */
export type Binder = MemberRole | 'CREATOR' | 'ADMIN';

/** What somebody is bound to by an act. */
export type Commitment = 'PRICE' | 'RIGHTS' | 'ROUNDS' | 'MONEY' | 'PUBLICATION' | 'WORK' | 'MANDATE';

export interface BindingAct {
  commits: readonly Commitment[];
  by: readonly [Binder, ...Binder[]];
  /** The texts that head what asks first: a question, or the form whose button does it. None where `atOnce` says why. */
  asks?: readonly [string, ...string[]];
  /** Why one press is enough. */
  atOnce?: string;
  /** What the policy is asked; null where the route is open to one kind of caller alone, who acts for themselves. */
  action: PolicyAction | null;
  /** The calls that do it: a route's name, with the choice of its body where that decides. */
  ways: readonly string[];
}

const sender = ['OWNER', 'MANAGER'] as const;
const team = ['OWNER', 'MANAGER', 'REVIEWER'] as const;

export const bindingActs = {
  /** The price, the credit and the terms of a brief. */
  sendBrief: {
    commits: ['PRICE', 'RIGHTS', 'ROUNDS', 'MONEY'],
    asks: ['brief_title', 'several_title', 'casting_cast_title'],
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
  /** What is offered to everybody, and what those who applied can rely on. */
  postCasting: {
    commits: ['PRICE', 'PUBLICATION'],
    asks: [
      'casting_post',
      'casting_change',
      'casting_close_title',
      'casting_reopen_title',
      'casting_end_title',
    ],
    by: sender,
    action: 'casting.post',
    ways: ['castings.post', 'castings.change', 'castings.close', 'castings.reopen', 'castings.end'],
  },
  /** The price that a creator asks; the brief that comes of it is still theirs to accept. */
  apply: {
    commits: ['PRICE'],
    asks: ['application_title', 'application_withdraw_title'],
    by: ['CREATOR'],
    action: null,
    ways: ['castingApplications.apply', 'castingApplications.change', 'castingApplications.withdraw'],
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
    asks: ['proposal_read_title'],
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
  /** What one answers to the other side's proposal, and what one takes back of one's own. */
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
  answerRequest: {
    commits: ['PRICE', 'ROUNDS', 'WORK'],
    atOnce: 'a price is the brand’s to accept, and work for none is the creator’s own gift',
    by: ['CREATOR'],
    action: 'request.agree',
    ways: [
      'comments.answerRequest ACCEPTED',
      'comments.answerRequest PRICED',
      'comments.answerRequest DECLINED',
    ],
  },
  agreeToPrice: {
    commits: ['PRICE', 'ROUNDS', 'MONEY'],
    asks: ['comment_price_ask'],
    by: sender,
    action: 'request.agree',
    ways: ['comments.answerRequest PRICE_ACCEPTED'],
  },
  /** The creator may name another one, so it ends nothing. */
  declinePrice: {
    commits: ['PRICE'],
    atOnce: 'the creator can name another price',
    by: team,
    action: 'comment.write',
    ways: ['comments.answerRequest PRICE_DECLINED'],
  },
  /** More work for a price of its own: owed with the price once the other side accepts. */
  proposeAddition: {
    commits: ['PRICE', 'WORK'],
    asks: ['addition_propose'],
    by: [...sender, 'CREATOR'],
    action: 'request.agree',
    ways: ['additions.propose'],
  },
  acceptAddition: {
    commits: ['PRICE', 'MONEY', 'WORK'],
    asks: ['addition_accept_title'],
    by: [...sender, 'CREATOR'],
    action: 'request.agree',
    ways: ['additions.answer ACCEPTED'],
  },
  declineAddition: {
    commits: ['PRICE'],
    asks: ['addition_decline_title'],
    by: [...sender, 'CREATOR'],
    action: 'request.agree',
    ways: ['additions.answer DECLINED'],
  },
  withdrawAddition: {
    commits: ['PRICE'],
    atOnce: 'it can be proposed again',
    by: [...sender, 'CREATOR'],
    action: 'request.agree',
    ways: ['additions.answer WITHDRAWN'],
  },
  /** A verdict uses a round, and is what completing needs. */
  judge: {
    commits: ['ROUNDS', 'WORK'],
    asks: ['deal_approve_ask', 'deal_approve_several_title', 'deal_request_revision'],
    by: team,
    action: 'file.review',
    ways: [
      'files.review APPROVED',
      'files.review NEEDS_REVISION',
      'files.review REJECTED',
      'files.approve',
      'files.undoApproval',
    ],
  },
  /** The licence begins, and the debt. */
  complete: {
    commits: ['MONEY', 'RIGHTS'],
    asks: ['deal_complete_ask'],
    by: sender,
    action: 'deal.move',
    ways: ['deals.changeStatus COMPLETED'],
  },
  showToGuests: {
    commits: ['PUBLICATION'],
    asks: ['share_title'],
    by: team,
    action: 'share.manage',
    ways: ['shares.create', 'shares.revoke'],
  },
  markPaid: {
    commits: ['MONEY'],
    asks: ['owed_mark_title'],
    by: sender,
    action: 'payout.mark',
    ways: ['payouts.markPaid', 'payoutRuns.markPaid'],
  },
  answerPayment: {
    commits: ['MONEY'],
    asks: ['payout_confirm_title', 'payout_deny_title'],
    by: ['CREATOR'],
    action: 'payout.answer',
    ways: ['payouts.answer', 'payouts.answerPart'],
  },
  /** More time for what the brand may do, or for the exclusivity, at a price. */
  offerRenewal: {
    commits: ['PRICE', 'RIGHTS', 'MONEY'],
    asks: ['renewal_dialog_brand', 'renewal_dialog_creator'],
    by: [...sender, 'CREATOR'],
    action: 'rights.renew',
    ways: ['renewals.offer'],
  },
  acceptRenewal: {
    commits: ['PRICE', 'RIGHTS', 'MONEY'],
    asks: ['renewal_accept_title'],
    by: [...sender, 'CREATOR'],
    action: 'rights.renew',
    ways: ['renewals.answer ACCEPTED'],
  },
  /** The other side's offer is declined, and one's own taken back. */
  endRenewalOffer: {
    commits: ['PRICE'],
    asks: ['renewal_decline_title'],
    by: [...sender, 'CREATOR'],
    action: 'rights.renew',
    ways: ['renewals.answer DECLINED', 'renewals.answer WITHDRAWN'],
  },
  /** What is owed is asked for formally, or left to a decision. */
  demandPayment: {
    commits: ['MONEY'],
    asks: ['late_letter_ask', 'case_step_in', 'case_withdraw_ask'],
    by: ['CREATOR'],
    action: 'dispute.raise',
    ways: ['disputes.sendLetter', 'disputes.open', 'disputes.withdraw'],
  },
  stateInCase: {
    commits: ['MONEY'],
    asks: ['case_title'],
    by: [...sender, 'CREATOR'],
    action: 'dispute.state',
    ways: ['disputes.state'],
  },
  decideCase: {
    commits: ['MONEY'],
    asks: ['admin_case_ask'],
    by: ['ADMIN'],
    action: null,
    ways: ['adminDisputes.decide'],
  },
  /** What was paid for a product within what the brief agreed to is owed with the price. */
  stateReceipt: {
    commits: ['MONEY'],
    asks: ['sample_receipt_title'],
    by: ['CREATOR'],
    action: 'sample.receive',
    ways: ['samples.stateReceipt'],
  },
  /** Where what is owed goes. */
  stateBankDetails: {
    commits: ['MONEY'],
    asks: ['bank_title'],
    by: ['CREATOR'],
    action: null,
    ways: ['bankDetails.save'],
  },
  buyCredits: {
    commits: ['MONEY'],
    asks: ['billing_same_title', 'billing_cancel_question', 'billing_details'],
    by: ['OWNER'],
    action: 'billing.manage',
    ways: ['billing.order', 'billing.checkout', 'billing.cancelOrder', 'billing.changeDetails'],
  },
  /** Whoever gives somebody a role gives them what the role may bind. */
  giveMandate: {
    commits: ['MANDATE'],
    asks: ['team_invite_title', 'team_hand_over_title', 'team_remove_title'],
    by: ['OWNER'],
    action: 'team.manage',
    ways: [
      'team.invite',
      'team.resendInvitation',
      'team.revokeInvitation',
      'team.changeRole',
      'team.removeMember',
    ],
  },
  /** A creator's prices and being public; an organisation's name and face. */
  editProfile: {
    commits: ['PRICE', 'PUBLICATION'],
    asks: ['creator_offline_title', 'profile_leave_title'],
    by: [...sender, 'CREATOR'],
    action: 'profile.edit',
    ways: ['profiles.update'],
  },
  showWork: {
    commits: ['PUBLICATION'],
    atOnce: 'it can be changed or taken away at any time',
    by: ['CREATOR'],
    action: null,
    ways: ['portfolio.add', 'portfolio.arrange', 'portfolio.change', 'portfolio.remove'],
  },
  paySubscription: {
    commits: ['MONEY', 'PUBLICATION'],
    asks: ['subscription_transfer_title', 'subscription_end_question', 'subscription_pause_question'],
    by: ['CREATOR'],
    action: null,
    ways: [
      'subscription.order',
      'subscription.checkout',
      'subscription.portal',
      'subscription.renewal',
      'subscription.pause',
    ],
  },
  setPrices: {
    commits: ['PRICE'],
    asks: ['admin_settings_save'],
    by: ['ADMIN'],
    action: null,
    ways: ['operatorSettings.change'],
  },
  bookTransfer: {
    commits: ['MONEY'],
    asks: ['admin_transfer_title', 'admin_money_cancel_question'],
    by: ['ADMIN'],
    action: null,
    ways: ['adminMoney.confirmOrder', 'adminMoney.cancelOrder', 'adminSubscriptions.confirm'],
  },
  giveBack: {
    commits: ['MONEY'],
    asks: ['admin_refund_type'],
    by: ['ADMIN'],
    action: null,
    ways: ['adminMoney.refundOrder', 'adminMoney.refundCard', 'adminSubscriptions.refund'],
  },
  decidePublication: {
    commits: ['PUBLICATION'],
    asks: [
      'admin_publish_question',
      'admin_unpublish_question',
      'moderation_approve',
      'moderation_back_title',
    ],
    by: ['ADMIN'],
    action: null,
    ways: [
      'admin.togglePublish',
      'admin.bulk publish',
      'admin.bulk unpublish',
      'moderation.decide APPROVE',
      'moderation.decide SEND_BACK',
    ],
  },
  endByAdmin: {
    commits: ['MONEY', 'WORK', 'PUBLICATION'],
    asks: ['admin_cancel_question', 'admin_delete_question', 'admin_end_casting_question'],
    by: ['ADMIN'],
    action: null,
    ways: [
      'admin.cancelDeal',
      'admin.removeDeal',
      'admin.removeUser',
      'adminCastings.end',
      'admin.bulk cancel_deals',
      'admin.bulk delete_deals',
      'admin.bulk delete_users',
    ],
  },
} as const satisfies Record<string, BindingAct>;

type Acts = typeof bindingActs;
export type BindingActName = keyof Acts;
/** A call that binds: a route, with the choice of its body where that decides. */
export type BindingWay = Acts[BindingActName]['ways'][number];
