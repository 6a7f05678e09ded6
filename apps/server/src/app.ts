/** The composition root: builds the parts once, passes them to the features, and closes them in order. */

import { constants } from 'node:zlib';
import { allRoutes, type Site } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Directory } from './features/creators/directory/directory.ts';
import type { PostOptions } from './features/link-previews/post-publicly.ts';
import { publicPushServices } from './features/pushes/push-service.ts';
import { constraintRefusals, features, ownData } from './features.ts';
import { openParts } from './parts.ts';
import { settleAdminPassword } from './platform/auth/admin-password.ts';
import { sweepAdminSessions } from './platform/auth/admin-sessions.ts';
import { createSessions, forgetOnSignal } from './platform/auth/create-sessions.ts';
import { createPasswords, type Passwords } from './platform/auth/passwords.ts';
import { readKeys } from './platform/auth/secrets.ts';
import type { Config } from './platform/config.ts';
import { refuseByConstraints } from './platform/database/constraint-refusals.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open.ts';
import { type SweepRows, sweepRowsTimer } from './platform/database/sweep-rows.ts';
import type { Deps } from './platform/deps.ts';
import { openFacts } from './platform/facts/facts.ts';
import { type Projection, startProjection } from './platform/facts/project.ts';
import { rebaseFacts } from './platform/facts/rebase.ts';
import { sweepFacts } from './platform/facts/swept.ts';
import { openTail } from './platform/facts/tail.ts';
import { serveApiDocs } from './platform/http/api-docs.ts';
import { sweepKeys } from './platform/http/claim-keys.ts';
import { createHttp } from './platform/http/create-http.ts';
import { answerErrors } from './platform/http/error-handler.ts';
import { addUpIn, countCalls, sweepCounts } from './platform/http/limits/count-calls.ts';
import { createConcurrencyLimiter } from './platform/http/limits/limit-concurrency.ts';
import { sweepTries } from './platform/http/limits/password-tries.ts';
import { createStreamSeats } from './platform/http/limits/stream-seats.ts';
import { limits } from './platform/http/limits/table.ts';
import { measureRequests } from './platform/http/measure.ts';
import { requireAllServed } from './platform/http/serve.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { registerUploads } from './platform/http/upload-form.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { handleTimer, planFirst } from './platform/jobs/timers.ts';
import type { LogSink } from './platform/log.ts';
import { createMailer, sendMailJob } from './platform/mail/mail.ts';
import { sweepSlots } from './platform/mail/mail-slots.ts';
import { openMediaWork } from './platform/media/media-work.ts';
import { createMetrics } from './platform/metrics.ts';
import { openSettings } from './platform/operator-settings.ts';
import { openPayments } from './platform/payments/payments.ts';
import { builtWeb } from './platform/places.ts';
import { openDataFolder } from './platform/private-files.ts';
import { openSignals } from './platform/signals/signals.ts';
import { stateOf } from './platform/state.ts';
import { openStorage } from './platform/storage/open.ts';
import type { Storage } from './platform/storage/storage.ts';
import { openTraces } from './platform/traces/open-traces.ts';
import { version } from './platform/version.ts';

/** What tests and the demo give in place of the real parts. */
export interface Overrides {
  database?: OpenDatabase;
  storage?: Storage;
  passwords?: Passwords;
  clock?: () => Date;
  site?: Site;
  /** The push services that may be called. */
  pushServices?: PostOptions;
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
/** What time makes useless: of the features' rows from the top floor down, then of the platform's. */
const sweeps: readonly SweepRows[] = [
  ...features.toReversed().flatMap((feature) => feature.sweeps ?? []),
  sweepAdminSessions,
  sweepTries,
  sweepCounts,
  sweepKeys,
  sweepSlots,
  sweepFacts,
];

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
  if (database.upgraded?.length)
    log.info({ version, migrations: database.upgraded }, 'the tables were brought up to date');
  refuseByConstraints(db, constraintRefusals);
  const traces = await openTraces(config);
  traces.followTransactions(db);
  const metrics = createMetrics(traces.ended);
  const signals = await openSignals(database, log, metrics.signalled);
  await rebaseFacts(db);
  const keys = await readKeys(config);
  const tail = await openTail({ db, signals, log });
  const settings = await openSettings({ db, facts: tail, log });
  const parts = await openParts(
    { db, facts: tail, clock, config, settings, log, keys },
    {
      site: overrides.site ?? { demo: null },
      registry: metrics.registry,
      pool: database.pool,
      pushServices: overrides.pushServices ?? publicPushServices,
      ownData,
    },
  );
  // Features that write with each fact: the log of a deal grows, and a completed deal gets its certificate.
  const writeWith = features.flatMap(({ writesWithFacts }) => writesWithFacts?.(parts) ?? []);
  const facts = openFacts(tail, { signals, clock, writeWith });
  const jobs = createJobs({
    db,
    signals,
    clock,
    log,
    observe(kind, outcome, seconds) {
      metrics.jobEnded(kind, outcome, seconds);
      // The time of the others would tell whether an address has an account.
      if (kind.isTimed) traces.ended(`job ${kind.name}`, seconds, { outcome });
    },
  });
  metrics.showLanes(jobs.running);
  const storage = metrics.measured(overrides.storage ?? (await openStorage(config)));
  const media = openMediaWork(config);
  const sendMail = createMailer(config);
  const sessions = createSessions({ db, keys, clock });
  forgetOnSignal(sessions, signals);
  const callCounts = countCalls({ addUp: addUpIn(db), clock });
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
    readingLimiter: createConcurrencyLimiter(limits.answers.reading),
    streamSeats: createStreamSeats(config.maxStreams),
    sendMail,
    payments: await openPayments(config),
    clock,
    config,
    settings,
    state: stateOf(
      { db, clock },
      {
        follows: () => followed,
        moves: features.flatMap(({ moves }) => moves ?? []),
      },
    ),
    log,
    keys,
  };
  const followed = features.flatMap(({ follows }) => (follows ? [follows(deps)] : []));
  const newAdminPassword = await settleAdminPassword(deps, config.adminPassword);

  answerErrors(http, constraintRefusals);
  measureRequests(http, metrics.registry);
  traces.followRequests(http);
  await http.register(compress, { global: false, encodings: ['br', 'gzip'], brotliOptions: fastBrotli });
  await registerUploads(http, config);
  jobs.handle(sendMailJob, async (mail) => {
    if (mail.to !== null) await sendMail(mail);
  });

  const timers = [sweepRowsTimer(deps, sweeps)];
  for (const feature of features) {
    await feature.routes?.(http, deps, parts);
    feature.jobs?.(deps, parts);
    timers.push(...(feature.timers?.(deps, parts) ?? []));
  }
  for (const timer of timers) handleTimer(deps, timer);
  requireAllServed(http, allRoutes);
  serveApiDocs(http, config.publicUrl);
  await serveWeb(http, {
    folder: overrides.webFolder ?? builtWeb,
    publicUrl: config.publicUrl,
    storeOrigin: (await storage.direct?.origin()) ?? null,
    source: parts.pages,
    pages: Object.values(paths).map(({ pattern }) => pattern),
    secretPages: features.flatMap((feature) => feature.secretPages ?? []),
  });
  await http.ready();
  for (const timer of timers) await planFirst(deps, timer);
  const projections: Projection[] = [];
  for (const spec of followed) projections.push(await startProjection({ db, tail, log }, spec));

  return {
    http,
    deps,
    directory: parts.directory,
    newAdminPassword,
    async settle() {
      await facts.look();
      await parts.directory.settled();
      await parts.board.settled();
      for (const projection of projections) await projection.catchUp();
    },
    async close() {
      await http.close();
      await jobs.stop();
      media.close();
      for (const projection of projections) await projection.close();
      await parts.directory.close();
      await parts.board.close();
      await facts.close();
      await signals.close();
      await sessions.close();
      await callCounts.close();
      await database.close();
      await traces.close();
    },
  };
}
