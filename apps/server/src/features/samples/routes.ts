/**
 * Samples: a product that a creator gets, or buys, for the content of a deal. Each side takes its own steps under the lock of
 * the deal, and the address is shown to those alone who need it (rules/samples).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { readSample } from './read-sample.ts';
import { answerArrival, giveAddress } from './receive.ts';
import { confirmReturn, sendBack, sendSample } from './ship.ts';
import { stateReceipt } from './state-receipt.ts';

export function samplesRoutes(app: FastifyInstance, deps: Deps): void {
  const { samples } = api;
  serve(app, deps, samples.read, async ({ actor, params }) => ({
    sample: await readSample(deps, actor, params.dealId),
  }));
  serve(app, deps, samples.giveAddress, async ({ actor, params, body }) => ({
    sample: await giveAddress(deps, actor, params.dealId, body),
  }));
  serve(app, deps, samples.send, async ({ actor, params, body }) => ({
    sample: await sendSample(deps, actor, params.dealId, body),
  }));
  serve(app, deps, samples.answer, async ({ actor, params, body }) => ({
    sample: await answerArrival(deps, actor, params.dealId, body),
  }));
  serve(app, deps, samples.sendBack, async ({ actor, params, body }) => ({
    sample: await sendBack(deps, actor, params.dealId, body),
  }));
  serve(app, deps, samples.confirmReturn, async ({ actor, params }) => ({
    sample: await confirmReturn(deps, actor, params.dealId),
  }));
  serve(app, deps, samples.stateReceipt, async ({ actor, params, body }) => ({
    sample: await stateReceipt(deps, actor, params.dealId, body),
  }));
}
