/** Recurring jobs. */
import type { Deps } from '../deps.ts';
import type { RecurringKind } from './kinds.ts';

export interface Timer {
  kind: RecurringKind;
  /** How long after one run the next is due; absent if it runs at each start and itself plans further runs. */
  everyMilliseconds?: number;
  /** How long after a start the first run is due; at once if absent. */
  firstAfterMilliseconds?: number;
  work: () => Promise<void>;
}

type TimerDeps = Pick<Deps, 'jobs' | 'clock'>;

const planIn = ({ jobs, clock }: TimerDeps, kind: RecurringKind, milliseconds: number) =>
  jobs.plan(kind, new Date(clock().getTime() + milliseconds));

/** Registers the handler: the next run is planned first, so that a failure does not end the recurrence. */
export function handleTimer(deps: TimerDeps, { kind, everyMilliseconds, work }: Timer): void {
  deps.jobs.handle(kind, async () => {
    if (everyMilliseconds !== undefined) await planIn(deps, kind, everyMilliseconds);
    await work();
  });
}

/** Plans the first run when a process starts, unless another process did. */
export const planFirst = (deps: TimerDeps, { kind, firstAfterMilliseconds = 0 }: Timer): Promise<void> =>
  planIn(deps, kind, firstAfterMilliseconds);
