import { expect, test } from 'vitest';
import { type HealthFigures, healthLines } from './health.ts';

const well: HealthFigures = {
  writeMilliseconds: 3,
  poolWaiting: 0,
  storage: 'ok',
  oldestDueSeconds: 0,
  failedJobs: 0,
  projectionLagSeconds: 0,
  logFaults: 0,
};
const notGood = (figures: Partial<HealthFigures>) =>
  healthLines({ ...well, ...figures })
    .filter(({ state }) => state !== 'GOOD')
    .map(({ subject, state }) => `${subject} ${state}`);

test.each<[Partial<HealthFigures>, string[]]>([
  [{}, []],
  // The embedded database has no pool, and a new installation no check of its logs yet.
  [{ poolWaiting: null, logFaults: null }, []],
  [{ writeMilliseconds: null }, ['DATABASE ACT']],
  [{ writeMilliseconds: 250 }, ['DATABASE LOOK']],
  [{ storage: 'full' }, ['STORAGE ACT']],
  [{ storage: null }, ['STORAGE ACT']],
  [{ oldestDueSeconds: 299 }, []],
  [{ oldestDueSeconds: 300, failedJobs: 1 }, ['JOBS_LATE LOOK', 'JOBS_FAILED LOOK']],
  [{ projectionLagSeconds: 60 }, ['PROJECTIONS ACT']],
  [{ logFaults: 1 }, ['LOGS ACT']],
])('%j: %j', (figures, expected) => expect(notGood(figures)).toEqual(expected));
