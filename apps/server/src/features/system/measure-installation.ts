/** Metrics that are read on request: the queue, the same in every process, and this process's connections. */
import { count, isNull } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { PoolState } from '../../platform/database/database.ts';
import { uploads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { countJobs } from '../../platform/jobs/count-jobs.ts';
import { version } from '../../platform/version.ts';

const states = ['waiting', 'running', 'retrying', 'failed'] as const;

/**
 * Returns a function that reads the registry including these figures. Those of an unreachable database are
 * left out.
 */
export function measureInstallation(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
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

  return async () => {
    // Read before the query, which would count itself.
    const now = pool?.();
    if (now) {
      connections?.set({ state: 'open' }, now.open);
      connections?.set({ state: 'idle' }, now.idle);
      waiting?.set(now.waiting);
    }
    await measureUploads().catch((error: unknown) =>
      log.warn({ err: error }, 'the uploads could not be counted'),
    );
    await measureJobs().catch((error: unknown) => log.warn({ err: error }, 'the jobs could not be counted'));
    return registry.metrics();
  };
}
