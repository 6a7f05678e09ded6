import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewPayment, Payout, PayoutAccount, PayoutAnswer, PayoutPage, PayoutsQuery } from './schemas.ts';

const dealId = z.object({ dealId: id });

export const payouts = {
  list: route({
    method: 'GET',
    path: '/api/payouts',
    access: 'user',
    summary:
      'What is owed for completed deals, or was paid, in pages; as the brand that owes or the creator.',
    query: PayoutsQuery,
    reply: PayoutPage,
    limit: { perMinute: 300 },
  }),
  account: route({
    method: 'GET',
    path: '/api/payouts/account',
    access: 'user',
    summary: 'The sums of all payouts by age, by month and by the other side.',
    reply: PayoutAccount,
    limit: { perMinute: 300 },
  }),
  markPaid: route({
    method: 'PUT',
    path: '/api/payouts/{dealId}/payment',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Say that a completed deal was paid, with a reference or a file as proof.',
    params: dealId,
    body: NewPayment,
    reply: z.object({ payout: Payout }),
    limit: { perMinute: 60 },
    refuses: ['payout.not_found', 'payout.not_now', 'payout.more_than_rest', 'payout.too_many_parts'],
  }),
  answer: route({
    method: 'PUT',
    path: '/api/payouts/{dealId}/answer',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Say that a payment arrived, or that it did not.',
    params: dealId,
    body: PayoutAnswer,
    reply: z.object({ payout: Payout }),
    limit: { perMinute: 60 },
    refuses: ['payout.not_found', 'payout.not_now'],
  }),
  answerPart: route({
    method: 'PUT',
    path: '/api/payouts/{dealId}/parts/{partId}/answer',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Say that a part of what is owed arrived, or that it did not.',
    params: z.object({ dealId: id, partId: id }),
    body: PayoutAnswer,
    reply: z.object({ payout: Payout }),
    limit: { perMinute: 60 },
    refuses: ['payout.not_found', 'payout.not_now', 'payout.part_not_found'],
  }),
  remind: route({
    method: 'PUT',
    path: '/api/payouts/{dealId}/reminder',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Remind the brand of a late payment, once a week at most.',
    params: dealId,
    reply: z.object({ payout: Payout }),
    limit: { perMinute: 20 },
    refuses: ['payout.not_found', 'payout.not_now', 'payout.reminded_lately'],
  }),
};
