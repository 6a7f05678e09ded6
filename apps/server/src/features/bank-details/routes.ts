/**
 * Bank details: where a creator is paid. The creator reads and changes them with the password; a brand looks at them while
 * it owes, and each look is written down for the creator (rules/bank-details).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { askForBankDetails } from './ask-for-details.ts';
import { noteCall } from './note-call.ts';
import { openOwnBankDetails, readOwnBankDetails } from './read-own-details.ts';
import { revealBankDetails } from './reveal-details.ts';
import { saveBankDetails } from './save-details.ts';

export function bankDetailsRoutes(app: FastifyInstance, deps: Deps): void {
  const { bankDetails } = api;
  serve(app, deps, bankDetails.own, ({ actor }) => readOwnBankDetails(deps, actor));
  serve(app, deps, bankDetails.open, async ({ actor, body, request }) => ({
    details: await openOwnBankDetails(deps, actor, body, request.ip),
  }));
  serve(app, deps, bankDetails.save, async ({ actor, body, request }) => ({
    bankDetails: await saveBankDetails(deps, actor, body, request.ip),
  }));
  serve(app, deps, bankDetails.look, async ({ actor, params }) => ({
    details: await revealBankDetails(deps, actor, params.dealId),
  }));
  serve(app, deps, bankDetails.ask, async ({ actor, params }) => {
    await askForBankDetails(deps, actor, params.dealId);
    return {};
  });
  serve(app, deps, bankDetails.call, async ({ actor, params, body }) => {
    await noteCall(deps, actor, params.dealId, body.version);
    return {};
  });
}
