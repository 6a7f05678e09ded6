import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import {
  NewPayoutRun,
  NewRunPayment,
  PayoutRun,
  PayoutRunPage,
  PayoutRunsQuery,
  RunPayees,
  RunPayeesAsked,
} from './schemas.ts';

const runId = z.object({ runId: id });

export const payoutRuns = {
  list: route({
    method: 'GET',
    path: '/api/payout-runs',
    access: 'brand',
    summary: 'The runs in which the organisation pays creators, the newest first, in pages.',
    query: PayoutRunsQuery,
    reply: PayoutRunPage,
    limit: { perMinute: 300 },
  }),
  create: route({
    method: 'POST',
    path: '/api/payout-runs',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary:
      'Put payouts into a run. Each needs bank details, and a call where these are new. `replaces` names the open runs that lose them.',
    body: NewPayoutRun,
    status: 201,
    creates: true,
    reply: z.object({ run: PayoutRun }),
    limit: { perMinute: 30, perDay: 500 },
    refuses: [
      'payout.not_found',
      'payout.not_now',
      'run.two_currencies',
      'run.no_details',
      'run.call_first',
      'run.in_another',
    ],
  }),
  discard: route({
    method: 'PUT',
    path: '/api/payout-runs/{runId}/discard',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Give up a run that nobody has marked: its payments are free for another one.',
    params: runId,
    reply: z.object({ run: PayoutRun }),
    limit: { perMinute: 30 },
    refuses: ['run.not_found', 'run.marked_already'],
  }),
  payees: route({
    method: 'PUT',
    path: '/api/payout-runs/{runId}/payees',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary:
      'What a file for the bank is made of: where to pay what is left of a run. The creators are told who looked.',
    params: runId,
    body: RunPayeesAsked,
    reply: RunPayees,
    limit: { perMinute: 30 },
    refuses: [
      'payout.not_found',
      'payout.not_now',
      'run.not_found',
      'run.nothing_left',
      'run.no_details',
      'run.call_first',
    ],
  }),
  markPaid: route({
    method: 'PUT',
    path: '/api/payout-runs/{runId}/payment',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Say that a run was paid: marks each of its payouts that nobody has marked, all at once.',
    params: runId,
    body: NewRunPayment,
    reply: z.object({ run: PayoutRun }),
    limit: { perMinute: 30 },
    refuses: ['run.not_found', 'run.nothing_left', 'run.marked_already'],
  }),
};
