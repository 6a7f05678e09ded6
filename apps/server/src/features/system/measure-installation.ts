/** Metrics that are read on request: the queue, the same in every process, and this process's connections. */
import { count, isNull } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { readCheckResults } from '../../platform/check-results.ts';
import type { PoolState } from '../../platform/database/database.ts';
import { uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { countJobs } from '../../platform/jobs/count-jobs.ts';
import { version } from '../../platform/version.ts';

const states = ['waiting', 'running', 'retrying', 'failed'] as const;

/**
 * Returns a function that reads the registry including these figures. Figures of an unreachable database are left out.
 */
export function measureInstallation(
  { db, clock, log, state }: Pick<Deps, 'db' | 'clock' | 'log' | 'state'>,
  pool: (() => PoolState) | undefined,
  registry: Registry,
): () => Promise<string> {
  const registers = [registry];
  new Gauge({
    name: 'briefcast_build_info',
    help: 'One, with the release that this process runs.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const jobs = new Gauge({
    name: 'briefcast_jobs',
    help: 'Jobs of the whole installation by kind: due and waiting, running, to be tried again, and failed for good.',
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldestDue = new Gauge({
    name: 'briefcast_jobs_oldest_due_seconds',
    help: 'For how long the oldest waiting job of a kind has been due, in the whole installation.',
    labelNames: ['kind'],
    registers,
  });
  const unfinished = new Gauge({
    name: 'briefcast_uploads_unfinished',
    help: 'Uploads in parts that have begun and not become files yet, in the whole installation.',
    registers,
  });
  const lag = new Gauge({
    name: 'briefcast_projection_lag_seconds',
    help: 'For how long the oldest fact waits that a durable reader has not dealt with, in the whole installation.',
    labelNames: ['projection'],
    registers,
  });
  const moves = new Gauge({
    name: 'briefcast_moves_left',
    help: 'Rows that an upgrade has left for a job to bring along, in the whole installation.',
    labelNames: ['kind'],
    registers,
  });
  const faults = new Gauge({
    name: 'briefcast_check_faults',
    help: 'Faults that the last check has found, in the whole installation.',
    labelNames: ['check'],
    registers,
  });
  const checkedAt = new Gauge({
    name: 'briefcast_check_timestamp_seconds',
    help: 'When a check was done last, as seconds since 1970.',
    labelNames: ['check'],
    registers,
  });
  const connections =
    pool &&
    new Gauge({
      name: 'briefcast_database_connections',
      help: 'Connections of this process to the database: all, and those that are idle.',
      labelNames: ['state'],
      registers,
    });
  const waiting =
    pool &&
    new Gauge({
      name: 'briefcast_database_waiting',
      help: 'How many in this process wait for a connection to the database.',
      registers,
    });

  async function measureJobs() {
    jobs.reset();
    oldestDue.reset();
    for (const { kind, oldestDueSeconds, ...counts } of await countJobs(db, clock())) {
      for (const state of states) jobs.set({ kind, state }, counts[state]);
      oldestDue.set({ kind }, oldestDueSeconds);
    }
  }

  async function measureUploads() {
    const [found] = await db.select({ count: count() }).from(uploads).where(isNull(uploads.fileId));
    unfinished.set(found?.count ?? 0);
  }

  async function measureState() {
    for (const { name, seconds } of await state.lags()) lag.set({ projection: name }, seconds);
    for (const { kind, left } of await state.moves()) moves.set({ kind }, left);
    for (const { check, at, faults: found } of await readCheckResults(db)) {
      faults.set({ check }, found);
      checkedAt.set({ check }, at.getTime() / 1000);
    }
  }

  const measures = { uploads: measureUploads, jobs: measureJobs, state: measureState };

  return async () => {
    // Read before the query, which would count itself.
    const now = pool?.();
    if (now) {
      connections?.set({ state: 'open' }, now.open);
      connections?.set({ state: 'idle' }, now.idle);
      waiting?.set(now.waiting);
    }
    for (const [part, measure] of Object.entries(measures))
      await measure().catch((error: unknown) => log.warn({ err: error, part }, 'could not be measured'));
    return registry.metrics();
  };
}
