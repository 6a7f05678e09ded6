/** State of the installation, for the admin's page of health (rules/system#health). */
import { type Health, type HealthFigures, healthLines, upgradesShown } from '@briefcast/contract';
import { desc } from 'drizzle-orm';
import { readCheckResults } from '../../platform/check-results.ts';
import type { PoolState } from '../../platform/database/database.ts';
import { writeSetting } from '../../platform/database/settings.ts';
import { upgrades } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { countJobs } from '../../platform/jobs/count-jobs.ts';
import { version } from '../../platform/version.ts';
import { readStorageState } from '../system/check-ready.ts';

type HealthDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'jobs' | 'log' | 'state'>;
export type ReadPool = (() => PoolState) | undefined;

async function timeWrite({ db }: HealthDeps): Promise<number> {
  const began = performance.now();
  await writeSetting(db, 'database_takes_changes', 'yes');
  return Math.round(performance.now() - began);
}

async function readJobFigures({ db, clock }: HealthDeps) {
  const kinds = await countJobs(db, clock());
  return {
    oldestDueSeconds: Math.round(Math.max(0, ...kinds.map(({ oldestDueSeconds }) => oldestDueSeconds))),
    failedJobs: kinds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function readLogFaults({ db }: HealthDeps): Promise<number | null> {
  const results = await readCheckResults(db);
  return results.length === 0 ? null : results.reduce((sum, { faults }) => sum + faults, 0);
}

/** Reports a part that cannot be read as unreadable, and still returns the others. */
async function readFigures(deps: HealthDeps, pool: ReadPool): Promise<HealthFigures> {
  const orNull = <T>(part: string, reading: Promise<T>): Promise<T | null> =>
    reading.catch((error: unknown) => {
      deps.log.warn({ err: error, part }, 'a part of the health could not be read');
      return null;
    });
  const poolWaiting = pool?.().waiting ?? null;
  const lags = await orNull('projections', deps.state.lags());
  const jobs = await orNull('jobs', readJobFigures(deps));
  return {
    writeMilliseconds: await orNull('database', timeWrite(deps)),
    poolWaiting,
    storage: await orNull('storage', readStorageState(deps)),
    oldestDueSeconds: jobs?.oldestDueSeconds ?? null,
    failedJobs: jobs?.failedJobs ?? null,
    projectionLagSeconds: lags && Math.round(Math.max(0, ...lags.map(({ seconds }) => seconds))),
    logFaults: await orNull('logs', readLogFaults(deps)),
  };
}

/** Reads it as of now. */
export async function readHealth(deps: HealthDeps, pool: ReadPool): Promise<Health> {
  const lines = healthLines(await readFigures(deps, pool));
  const moves = (await deps.state.moves()).filter(({ left }) => left > 0);
  const rows = await deps.db.select().from(upgrades).orderBy(desc(upgrades.id)).limit(upgradesShown);
  return {
    version,
    lines,
    moves: moves.map((move) => ({ ...move, text: deps.jobs.textOf(move.kind) })),
    upgrades: rows.map(({ version: ran, beganAt, milliseconds, steps }) => ({
      version: ran,
      beganAt: beganAt.toISOString(),
      milliseconds,
      steps,
    })),
  };
}
