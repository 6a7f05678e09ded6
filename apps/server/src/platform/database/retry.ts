/** Transactions that lost against another, without any fault of their own, are done again. */
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@briefcast/contract';
import { codeOf } from './database-error.ts';

/** 40P01: two waited for each other, and this one was chosen to give way. 40001: what it had read was changed meanwhile. */
const lostCodes = new Set(['40P01', '40001']);
const mostTries = 6;
/** Grows with each try; the part of chance keeps two that met once from meeting again. */
const pauseMilliseconds = (tries: number) => tries * (5 + Math.random() * 20);

/**
 * Runs `work` and, where the database ended it in favour of another transaction, again, up to six times in about half a
 * second. Give it only work that leaves nothing behind outside of the database. Throws service.unavailable after the
 * last try, and whatever else `work` throws.
 */
export async function againAfterConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!lostCodes.has(codeOf(error))) throw error;
      if (tries === mostTries)
        throw new AppError('service.unavailable', { retryAfterSeconds: 1, cause: error });
      await wait(pauseMilliseconds(tries));
    }
  }
}
