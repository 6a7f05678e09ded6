/**
 * Details for the admin's decisions; viewing a deal is recorded in the audit trail (rules/admin#details,
 * rules/admin#looking).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { readAllComments } from '../comments/read-comments.ts';
import type { WorkFactsReader } from '../creators/work-facts.ts';
import { readAnyDeal } from '../deals/read-deal.ts';
import { readAnyMessagePage } from '../messages/read-page.ts';
import { logOutEverywhere, resendConfirmationByAdmin } from './help-person.ts';
import { noteLook } from './look-into-deal.ts';
import { readAdminBrand, readAdminCreator } from './read-details.ts';
import { readDealRemoval, readUserRemoval } from './read-removal.ts';
import { turnOffTwoFactor } from './turn-off-two-factor.ts';

export function adminDetailsRoutes(app: FastifyInstance, deps: Deps, workFacts: WorkFactsReader): void {
  const { db } = deps;
  const { adminDetails } = api;
  serve(app, deps, adminDetails.creator, async ({ params }) => ({
    creator: await readAdminCreator({ ...deps, workFacts }, params.id),
  }));
  serve(app, deps, adminDetails.brand, async ({ params }) => ({
    brand: await readAdminBrand(deps, params.id),
  }));
  serve(app, deps, adminDetails.deal, async ({ actor, params }) => {
    await noteLook(deps, actor, params.id);
    return { deal: await readAnyDeal(deps, params.id) };
  });
  serve(app, deps, adminDetails.messages, async ({ actor, params, query }) => {
    await noteLook(deps, actor, params.id);
    return readAnyMessagePage(db, params.id, query.before);
  });
  serve(app, deps, adminDetails.comments, async ({ actor, params, query }) => {
    await noteLook(deps, actor, params.id);
    return readAllComments(db, params.id, query.after);
  });
  serve(app, deps, adminDetails.userRemoval, async ({ params }) => ({
    removal: await readUserRemoval(db, params.id),
  }));
  serve(app, deps, adminDetails.dealRemoval, async ({ params }) => ({
    removal: await readDealRemoval(db, params.id),
  }));
  serve(app, deps, adminDetails.turnOffTwoFactor, ({ actor, params, body }) =>
    turnOffTwoFactor(deps, actor, params.id, body.reason),
  );
  serve(app, deps, adminDetails.endSessions, ({ actor, params }) => logOutEverywhere(deps, actor, params.id));
  serve(app, deps, adminDetails.resendConfirmation, ({ actor, params }) =>
    resendConfirmationByAdmin(deps, actor, params.id),
  );
}
