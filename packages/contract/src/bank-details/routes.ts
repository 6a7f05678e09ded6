import { OwnProof } from '../accounts/own-account.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import {
  BankDetails,
  BankDetailsChange,
  KnownBankDetails,
  OwnBankDetails,
  PayeeCall,
  PayeeDetails,
} from './schemas.ts';

const ofProof = ['account.code_required', 'account.code_wrong', 'account.wrong_password'] as const;
const dealId = z.object({ dealId: id });

export const bankDetails = {
  own: route({
    method: 'GET',
    path: '/api/bank-details',
    access: 'creator',
    summary: 'Whether the own bank details are stated, by their last four signs, and who has seen them.',
    reply: OwnBankDetails,
    limit: { perMinute: 120 },
  }),
  open: route({
    method: 'PUT',
    path: '/api/bank-details/opened',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'The whole of the own bank details; with the password, and the code where there is one.',
    body: OwnProof,
    reply: z.object({ details: BankDetails }),
    limit: { perMinute: 10, perDay: 100 },
    refuses: [...ofProof, 'bank.missing'],
  }),
  save: route({
    method: 'PUT',
    path: '/api/bank-details',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'State or change the own bank details; with the password, and the code where there is one.',
    body: BankDetailsChange,
    reply: z.object({ bankDetails: KnownBankDetails }),
    limit: { perMinute: 10, perDay: 100 },
    refuses: ofProof,
  }),
  look: route({
    method: 'PUT',
    path: '/api/bank-details/of-deals/{dealId}/look',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary:
      'Where to pay what is owed for a deal; null before it is stated. The creator is told who looked.',
    params: dealId,
    reply: z.object({ details: PayeeDetails.nullable() }),
    limit: { perMinute: 60 },
    refuses: ['payout.not_found', 'payout.not_now'],
  }),
  ask: route({
    method: 'PUT',
    path: '/api/bank-details/of-deals/{dealId}/question',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Ask the creator of a deal for bank details, once a day at most.',
    params: dealId,
    reply: z.object({}),
    limit: { perMinute: 20 },
    refuses: ['payout.not_found', 'payout.not_now', 'bank.stated', 'bank.asked_lately'],
  }),
  call: route({
    method: 'PUT',
    path: '/api/bank-details/of-deals/{dealId}/call',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Say that the creator was called about an account that is new.',
    params: dealId,
    body: PayeeCall,
    reply: z.object({}),
    limit: { perMinute: 60 },
    refuses: ['payout.not_found', 'payout.not_now', 'bank.changed_meanwhile'],
  }),
};
