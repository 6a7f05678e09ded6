/**
 * Payouts: brands' debts to creators for completed deals. The money itself goes from brand to creator directly; here
 * are the dates, the statements of each side, and the reminders (rules/payouts).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerPart } from './answer-part.ts';
import { answerPayout, remindOfPayout } from './change-payouts.ts';
import { markPaid } from './mark-paid.ts';
import { readPayoutAccount } from './read-account.ts';
import { readPayouts } from './read-payouts.ts';

export function payoutsRoutes(app: FastifyInstance, deps: Deps): void {
  const { payouts } = api;
  serve(app, deps, payouts.list, ({ actor, query }) => readPayouts(deps, actor, query));
  serve(app, deps, payouts.account, ({ actor }) => readPayoutAccount(deps, actor));
  serve(app, deps, payouts.markPaid, async ({ actor, params, body }) => ({
    payout: await markPaid(deps, actor, params.dealId, body),
  }));
  serve(app, deps, payouts.answer, async ({ actor, params, body }) => ({
    payout: await answerPayout(deps, actor, params.dealId, body),
  }));
  serve(app, deps, payouts.answerPart, async ({ actor, params, body }) => ({
    payout: await answerPart(deps, actor, params, body),
  }));
  serve(app, deps, payouts.remind, async ({ actor, params }) => ({
    payout: await remindOfPayout(deps, actor, params.dealId),
  }));
}
