/** Callbacks that run after a commit, such as signals about rows that nobody can see before it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';
import { againAfterConflict } from './retry.ts';

interface Scope {
  hooks: (() => void)[];
  /** Set when the transaction has ended: asynchronous work that began in it may go on after that. */
  isOver: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Calls back once the transaction around the caller is committed, never if it is rolled back; at once outside
 * of a transaction.
 */
export function afterCommit(hook: () => void): void {
  const scope = scopes.getStore();
  if (scope && !scope.isOver) scope.hooks.push(hook);
  else hook();
}

/**
 * Makes a database's transactions run the hooks of `afterCommit`, and retry when they lose against another
 * one. So a transaction that writes must have no effects outside of the database; the order of its locks is
 * in `lock-order.ts`. A transaction begun inside another would wait for a connection that the other holds, so
 * that throws at once. Returns the same database.
 */
export function withCommitHooks(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    if (scopes.getStore()?.isOver === false)
      throw new Error('A transaction was begun inside another: use the one that is open');
    const attempt = async () => {
      const scope: Scope = { hooks: [], isOver: false };
      try {
        const result = await scopes.run(scope, () => transaction(work, config));
        for (const hook of scope.hooks) hook();
        return result;
      } finally {
        scope.isOver = true;
      }
    };
    // A read-only transaction has no conflicts, and may already have sent what it read, as a backup does.
    return config?.accessMode === 'read only' ? attempt() : againAfterConflict(attempt);
  };
  return db;
}
