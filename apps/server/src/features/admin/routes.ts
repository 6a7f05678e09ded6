/**
 * The admin: counters, lists, publication, cancellation, deletion, failed jobs. The token has its own
 * audience, and every change is written to the audit trail in the transaction that makes it
 * (rules/accounts#admin, rules/deletion).
 */
import { type AdminDashboard, api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { shareWork } from '../../platform/share-work.ts';
import type { WorkFactsReader } from '../creators/work-facts.ts';
import { readAudit } from './audit.ts';
import { doInBulk } from './bulk.ts';
import { findThings } from './find.ts';
import { discardJob, readJobs, retryJobs } from './jobs.ts';
import { readAdminBrands } from './lists/brand-list.ts';
import { readAdminCreators } from './lists/creator-list.ts';
import { readAdminDeals } from './lists/deal-list.ts';
import { sendBrandsFile, sendCreatorsFile, sendDealsFile } from './lists/list-files.ts';
import { logInAdmin, logOutAdmin } from './log-in.ts';
import { cancelDeal, deleteDeal, togglePublish } from './moderate.ts';
import { readFigures } from './read-figures.ts';
import { type ReadPool, readHealth } from './read-health.ts';
import { readOverview } from './read-overview.ts';
import { readinessRoutes } from './readiness/routes.ts';
import { removeUser } from './remove-user.ts';
import { adminAccountsRoutes } from './routes-of-accounts.ts';
import { adminCastingsRoutes } from './routes-of-castings.ts';
import { adminDetailsRoutes } from './routes-of-details.ts';
import { adminDisputesRoutes } from './routes-of-disputes.ts';
import { creditGrantRoutes } from './routes-of-grants.ts';
import { adminInvoicesRoutes } from './routes-of-invoices.ts';
import { joinLinkRoutes } from './routes-of-join-links.ts';
import { adminLegalRoutes } from './routes-of-legal.ts';
import { moderationRoutes } from './routes-of-moderation.ts';
import { moneyRoutes } from './routes-of-money.ts';
import { adminPayoutsRoutes } from './routes-of-payouts.ts';
import { samplePeopleRoutes } from './routes-of-sample-people.ts';
import { settingsRoutes } from './routes-of-settings.ts';
import { subscriptionOrdersRoutes } from './routes-of-subscriptions.ts';
import { adminSuspensionsRoutes } from './routes-of-suspensions.ts';

export function adminRoutes(
  app: FastifyInstance,
  deps: Deps,
  { workFacts, pool }: { workFacts: WorkFactsReader; pool: ReadPool },
): void {
  const { db } = deps;
  const { admin } = api;
  serve(app, deps, admin.logIn, ({ body, request }) => logInAdmin(deps, body, request.ip));
  serve(app, deps, admin.logOut, ({ actor, request }) => logOutAdmin(deps, actor, request.ip));
  // Reading it scans whole tables, so concurrent requests share one read.
  const overviews = shareWork<AdminDashboard>(1);
  serve(app, deps, admin.dashboard, () => overviews('now', () => readOverview(deps)));
  serve(app, deps, admin.figures, ({ query }) => readFigures(db, query, deps.clock()));
  serve(app, deps, admin.creators, ({ query }) => readAdminCreators(db, query));
  serve(app, deps, admin.brands, ({ query }) => readAdminBrands(db, query));
  serve(app, deps, admin.deals, ({ query }) => readAdminDeals(db, query, deps.clock()));
  serve(app, deps, admin.creatorsFile, (call) => sendCreatorsFile(deps, call));
  serve(app, deps, admin.brandsFile, (call) => sendBrandsFile(deps, call));
  serve(app, deps, admin.dealsFile, (call) => sendDealsFile(deps, call));
  serve(app, deps, admin.bulk, ({ actor, body }) => doInBulk(deps, actor, body));
  serve(app, deps, admin.find, async ({ actor, query }) => ({
    found: await findThings(db, actor.role, query.text),
  }));
  serve(app, deps, admin.audit, ({ query }) => readAudit(db, query));
  serve(app, deps, admin.removeUser, ({ actor, params }) => removeUser(deps, actor, params.id));
  serve(app, deps, admin.togglePublish, ({ actor, params, body }) =>
    togglePublish(deps, actor, params.id, body),
  );
  serve(app, deps, admin.cancelDeal, ({ actor, params }) => cancelDeal(deps, actor, params.id));
  serve(app, deps, admin.removeDeal, ({ actor, params }) => deleteDeal(deps, actor, params.id));
  serve(app, deps, admin.jobs, () => readJobs(deps));
  serve(app, deps, admin.health, () => readHealth(deps, pool));
  serve(app, deps, admin.retryJobs, ({ actor }) => retryJobs(deps, actor, null));
  serve(app, deps, admin.retryJob, ({ actor, params }) => retryJobs(deps, actor, params.id));
  serve(app, deps, admin.discardJob, ({ actor, params }) => discardJob(deps, actor, params.id));
  adminDetailsRoutes(app, deps, workFacts);
  adminSuspensionsRoutes(app, deps);
  adminAccountsRoutes(app, deps);
  settingsRoutes(app, deps);
  readinessRoutes(app, deps);
  joinLinkRoutes(app, deps);
  samplePeopleRoutes(app, deps);
  moderationRoutes(app, deps);
  moneyRoutes(app, deps);
  creditGrantRoutes(app, deps);
  adminCastingsRoutes(app, deps);
  adminPayoutsRoutes(app, deps);
  adminDisputesRoutes(app, deps);
  adminInvoicesRoutes(app, deps);
  adminLegalRoutes(app, deps);
  subscriptionOrdersRoutes(app, deps);
}
