/** Walks due rows in batches, for recurring jobs. */
import type { Deps } from '../deps.ts';
import { WorkInterrupted } from './failures.ts';

const batch = 200;

/** Rows that are due now, told apart by what is read of them. */
interface DueRows<Row> {
  /**
   * Reads at most `limit` of them in a fixed order. `last` is the last one of the page before, for walks whose rows stay due
   * after the work; the others read from the beginning.
   */
  read: (limit: number, last: Row | null) => Promise<Row[]>;
  /** Does one, if it is still due. */
  work: (row: Row) => Promise<unknown>;
}

/**
 * Does every due row once. A row that fails is logged, and the others go on; then it throws the first failure, so that the job
 * is retried. Throws WorkInterrupted while the process is draining: another one finds the rest.
 */
export async function forEachDue<Row extends object>(
  { jobs, log }: Pick<Deps, 'jobs' | 'log'>,
  { read, work }: DueRows<Row>,
): Promise<void> {
  const tried = new Set<string>();
  const failures: unknown[] = [];
  let last: Row | null = null;
  for (;;) {
    // Rows that failed are still due, and are read again.
    const limit = batch + failures.length;
    const page = await read(limit, last);
    const triedBefore = tried.size;
    for (const row of page) {
      const identity = JSON.stringify(row);
      if (tried.has(identity)) continue;
      if (jobs.isStopping()) throw new WorkInterrupted();
      tried.add(identity);
      try {
        await work(row);
      } catch (error) {
        log.error({ err: error, row }, 'a due row failed');
        failures.push(error);
      }
    }
    if (page.length < limit || tried.size === triedBefore) break;
    last = page.at(-1) ?? null;
  }
  if (failures.length > 0) throw failures[0];
}

/** Takes all steps, though one of them fails; then throws the first failure. */
export async function everyStep(...steps: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (error instanceof WorkInterrupted) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
