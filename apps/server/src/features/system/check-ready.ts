/** Whether the database accepts writes, and how the store is (rules/system#health). */
import { AppError, type ErrorParametersOf } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { writeSetting } from '../../platform/database/settings.ts';
import type { Deps } from '../../platform/deps.ts';
import { answerInTime } from '../../platform/http/limits/answer-in-time.ts';
import { isStorageFull } from '../../platform/storage/free-space.ts';

/** Load balancers ask every second, and anybody may: a write is tried at most this often. */
const triedEveryMilliseconds = 5000;
/** A store that takes longer than this to answer counts as away: balancers wait for the answer. */
const storeMilliseconds = 2000;

type ReadyDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>;

/** `full` when new files are refused, `away` when the store cannot be used; everything else works then. */
export interface Readiness {
  storage: 'ok' | 'full' | 'away';
}

type Check = ErrorParametersOf<'service.unavailable'>['check'];

const notReady = (check: Check, cause: unknown) =>
  new AppError('service.unavailable', {
    retryAfterSeconds: 5,
    cause,
    params: { check },
  });

/** Whether the store has free space. Rejects if it cannot be used at all. */
export async function readStorageState({ storage }: Pick<Deps, 'storage'>): Promise<'ok' | 'full'> {
  const room = await storage.room?.();
  if (room !== undefined && room <= 0) return 'full';
  try {
    await storage.check();
  } catch (error) {
    if (isStorageFull(error)) return 'full';
    throw error;
  }
  return 'ok';
}

/** Returns a function that checks this process; it throws service.unavailable, whose text names the failed check. */
export function createReadyCheck({ db, storage, clock, log }: ReadyDeps): () => Promise<Readiness> {
  let triedAt = Number.NEGATIVE_INFINITY;

  const failed = (check: Check) => (error: unknown) => {
    log.warn({ err: error, check }, 'not ready');
    throw notReady(check, error);
  };

  async function tryWrite() {
    const now = clock().getTime();
    if (Math.abs(now - triedAt) < triedEveryMilliseconds) return;
    await writeSetting(db, 'database_takes_changes', 'yes');
    // Only success is cached.
    triedAt = now;
  }

  /**
   * All servers have one store. If those without it took themselves out, everybody would be without everything, for the sake
   * of files.
   */
  async function tryStore(): Promise<Readiness['storage']> {
    try {
      return await answerInTime(storeMilliseconds, () => readStorageState({ storage }));
    } catch (error) {
      log.warn({ err: error }, 'the store cannot be used');
      return 'away';
    }
  }

  return async () => {
    await db.execute(sql`select 1`).catch(failed('database'));
    await tryWrite().catch(failed('database_writes'));
    return { storage: await tryStore() };
  };
}
