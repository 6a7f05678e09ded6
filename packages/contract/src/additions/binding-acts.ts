import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
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
} as const satisfies BindingActs;
