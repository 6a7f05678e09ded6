/** How an installation is: what is looked at, from when on it needs somebody, and which releases ran (rules/system#health). */
import { instant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** Good; look into it when there is time; or act, because people feel it. */
export const HealthState = z.enum(['GOOD', 'LOOK', 'ACT']);
export type HealthState = z.infer<typeof HealthState>;

export const HealthSubject = z.enum([
  'DATABASE',
  'POOL',
  'STORAGE',
  'JOBS_LATE',
  'JOBS_FAILED',
  'PROJECTIONS',
  'LOGS',
]);
export type HealthSubject = z.infer<typeof HealthSubject>;

/** Measured values; null where one could not be measured, or where the installation has no such thing. */
export interface HealthFigures {
  /** How long the database took to write, in milliseconds; null if it did not. */
  writeMilliseconds: number | null;
  /** How many wait for a connection in the process that answers; null without a pool. */
  poolWaiting: number | null;
  storage: 'ok' | 'full' | null;
  /** For how long the oldest job that waits has been due. */
  oldestDueSeconds: number | null;
  failedJobs: number | null;
  /** For how long the oldest fact waits that a reader has not dealt with. */
  projectionLagSeconds: number | null;
  /** How many faults the last check of the logs of deals has found; null before the first one. */
  logFaults: number | null;
}

/** From which figure on a subject wants a look, and from which it wants an act; the alerts of `deploy/` use the same. */
export const healthBounds = {
  DATABASE: { look: 250, act: 2000 },
  POOL: { look: 1, act: 50 },
  JOBS_LATE: { look: 300, act: 1800 },
  JOBS_FAILED: { look: 1, act: 100 },
  PROJECTIONS: { look: 10, act: 60 },
  LOGS: { look: 1, act: 1 },
} as const;

export const HealthLine = z.object({
  subject: HealthSubject,
  state: HealthState,
  /** In the subject's unit: milliseconds, seconds or a count. */
  figure: z.number().nullable(),
});
export type HealthLine = z.infer<typeof HealthLine>;

const stateOf = (figure: number, { look, act }: { look: number; act: number }): HealthState =>
  figure >= act ? 'ACT' : figure >= look ? 'LOOK' : 'GOOD';

/** A figure by its bounds. A missing one is bad news only where there always is one. */
function lineOf(subject: keyof typeof healthBounds, figure: number | null, without: HealthState): HealthLine {
  return { subject, figure, state: figure === null ? without : stateOf(figure, healthBounds[subject]) };
}

/** Full means that uploads are refused and everything else works. */
const storageLine = (storage: HealthFigures['storage']): HealthLine => ({
  subject: 'STORAGE',
  figure: null,
  state: storage === 'ok' ? 'GOOD' : 'ACT',
});

/** One line for each subject, in the order in which one would look. */
export const healthLines = (figures: HealthFigures): HealthLine[] => [
  lineOf('DATABASE', figures.writeMilliseconds, 'ACT'),
  lineOf('POOL', figures.poolWaiting, 'GOOD'),
  storageLine(figures.storage),
  lineOf('JOBS_LATE', figures.oldestDueSeconds, 'LOOK'),
  lineOf('JOBS_FAILED', figures.failedJobs, 'LOOK'),
  lineOf('PROJECTIONS', figures.projectionLagSeconds, 'LOOK'),
  lineOf('LOGS', figures.logFaults, 'GOOD'),
];

/** A release that ran on the tables, and what it did to them. */
export const Upgrade = z.object({
  version: z.string(),
  beganAt: instant,
  milliseconds: z.int(),
  steps: z.array(z.object({ name: z.string(), milliseconds: z.int() })),
});
export type Upgrade = z.infer<typeof Upgrade>;

/** Rows that an upgrade has left for jobs to bring along. */
export const Move = z.object({ kind: z.string(), text: z.string(), left: z.int() });
export type Move = z.infer<typeof Move>;

/** Maximum number of upgrades shown, newest first. */
export const upgradesShown = 20;

export const Health = z.object({
  version: z.string(),
  lines: z.array(HealthLine),
  moves: z.array(Move),
  upgrades: z.array(Upgrade),
});
export type Health = z.infer<typeof Health>;
