/** Retries transactions that failed because they conflicted with another. */
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@briefcast/contract';
import { codeOf } from './database-error.ts';

/** 40P01: a deadlock, of which this transaction was the victim. 40001: what it had read was changed meanwhile. */
const lostCodes = new Set(['40P01', '40001']);
const mostTries = 6;
/** Grows with each try; the random part keeps two transactions from conflicting again. */
const pauseMilliseconds = (tries: number) => tries * (5 + Math.random() * 20);

/**
 * Runs `work` and, if the database aborted it in favour of another transaction, retries it up to six times
 * within about half a second. `work` must have no effects outside of the database. Throws service.unavailable
 * after the last try, and whatever else `work` throws.
 */
export async function againAfterConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!lostCodes.has(codeOf(error))) throw error;
      if (tries === mostTries)
        throw new AppError('service.unavailable', {
          params: { check: 'unknown' },
          retryAfterSeconds: 1,
          cause: error,
        });
      await wait(pauseMilliseconds(tries));
    }
  }
}
