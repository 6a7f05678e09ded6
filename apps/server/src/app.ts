/** The composition root: builds the parts once, hands them to the features, and closes them in order. */

import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { allRoutes, type Site } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from './features/accounts/routes.ts';
import { sweepAccounts } from './features/accounts/sweep-accounts.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { commentsRoutes } from './features/comments/routes.ts';
import { packDrawings, sweepComments } from './features/comments/sweep-comments.ts';
import { type Directory, openDirectory } from './features/creators/directory/directory.ts';
import { pageSource } from './features/creators/page-source.ts';
import { openDetails } from './features/creators/read-details.ts';
import { creatorsRoutes } from './features/creators/routes.ts';
import { openWorkFacts } from './features/creators/work-facts.ts';
import { dealsRoutes } from './features/deals/routes.ts';
import { draftsRoutes } from './features/drafts/routes.ts';
import { sweepReservations } from './features/files/quota.ts';
import { filesRoutes } from './features/files/routes.ts';
import { invoicesRoutes } from './features/invoices/routes.ts';
import { sweepPreviews } from './features/link-previews/previews.ts';
import { linkPreviewsRoutes } from './features/link-previews/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { messagesRoutes } from './features/messages/routes.ts';
import { notificationsProjection } from './features/notifications/project-facts.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { papersRoutes } from './features/papers/routes.ts';
import { paymentsRoutes } from './features/payments/routes.ts';
import { payoutsRoutes } from './features/payouts/routes.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { portfolioRoutes } from './features/portfolio/routes.ts';
import { profilesRoutes } from './features/profiles/routes.ts';
import { chainFacts } from './features/proof/chain-facts.ts';
import { sweepLoggedComments } from './features/proof/forget.ts';
import { lookAfterLogsJob } from './features/proof/look-after-logs.ts';
import { proofRoutes } from './features/proof/routes.ts';
import { openSigner } from './features/proof/signer.ts';
import { reportsRoutes } from './features/reports/routes.ts';
import { rightsRoutes } from './features/rights/routes.ts';
import { rostersRoutes } from './features/rosters/routes.ts';
import { sweepShares } from './features/shares/manage-shares.ts';
import { sharesRoutes } from './features/shares/routes.ts';
import { subscriptionsRoutes } from './features/subscriptions/routes.ts';
import { measureInstallation } from './features/system/measure-installation.ts';
import { systemRoutes } from './features/system/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { sweepInvitations } from './features/team/sweep-invitations.ts';
import { uploadsRoutes } from './features/uploads/routes.ts';
import { sweepUploads } from './features/uploads/upload-rows.ts';
import { settleAdminPassword } from './platform/auth/admin-password.ts';
import { sweepAdminSessions } from './platform/auth/admin-sessions.ts';
import { createSessions, forgetWhenTold } from './platform/auth/create-sessions.ts';
import { sweepTries } from './platform/auth/password-tries.ts';
import { createPasswords, type Passwords } from './platform/auth/passwords.ts';
import { readKeys } from './platform/auth/secrets.ts';
import type { Config } from './platform/config.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open.ts';
import { type SweepRows, sweepRows, sweepRowsJob } from './platform/database/sweep-rows.ts';
import type { Deps } from './platform/deps.ts';
import type { Alongside } from './platform/facts/append.ts';
import { openFacts } from './platform/facts/facts.ts';
import { startProjection } from './platform/facts/project.ts';
import { rebaseFacts } from './platform/facts/rebase.ts';
import { sweepFacts } from './platform/facts/swept.ts';
import { serveApiDocs } from './platform/http/api-docs.ts';
import { sweepKeys } from './platform/http/claim-keys.ts';
import { addUpIn, countCalls, sweepCounts } from './platform/http/count-calls.ts';
import { createHttp } from './platform/http/create-http.ts';
import { answerErrors } from './platform/http/error-handler.ts';
import { measureRequests } from './platform/http/measure.ts';
import { createReadingTurns } from './platform/http/reading-turns.ts';
import { requireAllServed } from './platform/http/serve.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { createStreamSeats } from './platform/http/stream-seats.ts';
import { registerUploads } from './platform/http/uploads.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { LogSink } from './platform/log.ts';
import { createMailer, sendMailJob } from './platform/mail/mail.ts';
import { sweepSlots } from './platform/mail/mail-slots.ts';
import { openMediaWork } from './platform/media/media-work.ts';
import { createMetrics } from './platform/metrics.ts';
import { openSettings } from './platform/operator-settings.ts';
import { openPayments } from './platform/payments/payments.ts';
import { openDataFolder } from './platform/private-files.ts';
import { openSignals } from './platform/signals/signals.ts';
import { openStorage } from './platform/storage/open.ts';
import type { Storage } from './platform/storage/storage.ts';

/** What tests and the demo give in place of the real parts. */
export interface Overrides {
  database?: OpenDatabase;
  storage?: Storage;
  passwords?: Passwords;
  clock?: () => Date;
  site?: Site;
  /** Where the log goes. */
  logTo?: LogSink;
  /** Where the built web app lies. */
  webFolder?: string;
}

export interface App {
  http: FastifyInstance;
  deps: Deps;
  directory: Directory;
  /** A made admin password, to be printed once; null when it was set before. */
  newAdminPassword: string | null;
  /** Resolves when everything that follows from what has happened by now is done: directory, bells, mails. */
  settle(): Promise<void>;
  /** Stops accepting, lets requests in flight end, and closes every part. */
  close(): Promise<void>;
}

/** Level 4 is as fast as gzip and smaller; the default of 11 is for files that are compressed once. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** What time makes useless, by whose rows they are. */
const sweeps: readonly SweepRows[] = [
  sweepAccounts,
  sweepAdminSessions,
  sweepTries,
  sweepPreviews,
  sweepCounts,
  sweepReservations,
  sweepUploads,
  sweepKeys,
  sweepSlots,
  sweepInvitations,
  sweepShares,
  // Before the comments' own rows are cleared, by which it knows them.
  sweepLoggedComments,
  sweepComments,
  packDrawings,
  sweepFacts,
];
const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Builds the whole server. Throws ConfigError for what the person who starts it can mend. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const http = createHttp(config, overrides.logTo);
  const log = http.log;
  const clock = overrides.clock ?? (() => new Date());
  const othersFiles = await openDataFolder(config.dataDir);
  if (othersFiles.length > 0) {
    log.warn(
      { paths: othersFiles },
      'other users of this machine may read these: they belong to another user',
    );
  }
  const database = overrides.database ?? (await openDatabase(config, log));
  const { db } = database;
  const metrics = createMetrics();
  const signals = await openSignals(database, log);
  await rebaseFacts(db);
  const keys = await readKeys(config);
  const signer = await openSigner({ db, keys, clock });
  const alongside: Alongside = (tx, added, now) => chainFacts(tx, signer, added, now);
  const facts = await openFacts({ db, signals, clock, log, alongside });
  const settings = await openSettings({ db, facts, log });
  const jobs = createJobs({ db, signals, clock, log, observe: metrics.jobEnded });
  const storage = metrics.measured(overrides.storage ?? (await openStorage(config)));
  const media = openMediaWork(config);
  const sendMail = createMailer(config);
  const sessions = createSessions({ db, keys, clock });
  forgetWhenTold(sessions, signals);
  const callCounts = countCalls({ addUp: addUpIn(db), clock });
  const directory = openDirectory({ db, facts, clock, log, config });
  const workFacts = openWorkFacts(db);
  const details = openDetails(db, { workFacts, settings });
  const deps: Deps = {
    db,
    storage,
    facts,
    signals,
    jobs,
    media,
    passwords: overrides.passwords ?? createPasswords(),
    sessions,
    callCounts,
    readingTurns: createReadingTurns(),
    streamSeats: createStreamSeats(config.maxStreams),
    sendMail,
    payments: await openPayments(config),
    clock,
    config,
    settings,
    log,
    keys,
  };
  const newAdminPassword = await settleAdminPassword(deps, config.adminPassword);

  answerErrors(http);
  measureRequests(http, metrics.registry);
  await http.register(compress, { global: false, encodings: ['br', 'gzip'], brotliOptions: fastBrotli });
  await registerUploads(http, config);
  jobs.handle(sendMailJob, async (mail) => {
    if (mail.to !== null) await sendMail(mail);
  });
  jobs.handle(sweepRowsJob, () => sweepRows(deps, sweeps));

  accountsRoutes(http, deps);
  linkPreviewsRoutes(http, deps);
  creatorsRoutes(http, deps, { directory, details });
  profilesRoutes(http, deps);
  portfolioRoutes(http, deps);
  reportsRoutes(http, deps);
  rostersRoutes(http, deps, workFacts);
  payoutsRoutes(http, deps);
  rightsRoutes(http, deps);
  dealsRoutes(http, deps);
  billingRoutes(http, deps);
  await paymentsRoutes(http, deps);
  subscriptionsRoutes(http, deps);
  commentsRoutes(http, deps);
  sharesRoutes(http, deps);
  filesRoutes(http, deps);
  draftsRoutes(http, deps);
  uploadsRoutes(http, deps);
  messagesRoutes(http, deps);
  notificationsRoutes(http, deps);
  liveRoutes(http, deps);
  proofRoutes(http, deps, signer);
  teamRoutes(http, deps);
  personalDataRoutes(http, deps);
  adminRoutes(http, deps, workFacts);
  invoicesRoutes(http, deps);
  papersRoutes(http, deps);
  const readMetrics = measureInstallation(deps, database.pool, metrics.registry);
  systemRoutes(http, deps, overrides.site ?? { demo: null }, readMetrics);
  requireAllServed(http, allRoutes);
  serveApiDocs(http, config.publicUrl);
  await serveWeb(http, {
    folder: overrides.webFolder ?? builtWeb,
    publicUrl: config.publicUrl,
    storeOrigin: (await storage.direct?.origin()) ?? null,
    source: pageSource(deps, { directory, details }),
    pages: Object.values(paths).map(({ pattern }) => pattern),
  });
  await http.ready();
  await jobs.plan(sweepRowsJob, clock());
  await jobs.plan(lookAfterLogsJob, clock());
  const notifications = await startProjection({ db, tail: facts, log }, notificationsProjection(deps));

  return {
    http,
    deps,
    directory,
    newAdminPassword,
    async settle() {
      await facts.look();
      await directory.settled();
      await notifications.catchUp();
    },
    async close() {
      await http.close();
      await jobs.stop();
      media.close();
      await notifications.close();
      await directory.close();
      await facts.close();
      await signals.close();
      await sessions.close();
      await callCounts.close();
      await database.close();
    },
  };
}
