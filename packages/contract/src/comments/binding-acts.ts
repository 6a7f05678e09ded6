import { type BindingActs, sender, team } from '../binding-act.ts';

export const bindingActs = {
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
} as const satisfies BindingActs;
