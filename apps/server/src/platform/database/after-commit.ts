/** What has to wait until a transaction is committed: telling others of what nobody can see before. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { refusalOfConstraint } from './constraint-refusals.ts';
import type { Database } from './database.ts';
import { againAfterConflict } from './retry.ts';

interface Scope {
  hooks: (() => void)[];
  /** Set with the end of the transaction: what began in it may go on after it. */
  isOver: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Calls back once the transaction around the caller is committed, never if it is not; at once outside of one. */
export function afterCommit(hook: () => void): void {
  const scope = scopes.getStore();
  if (scope && !scope.isOver) scope.hooks.push(hook);
  else hook();
}

/**
 * Makes a database's transactions call what `afterCommit` was given in them, begin again when they lost against another
 * one, and throw the refusal that a violated constraint means. What is done in a transaction must leave nothing behind
 * outside of the database, unless it only reads; in which order it locks rows is written in `lock-order.ts`. One begun
 * inside another would wait for a connection that the other holds, so it throws at once. Returns the same database.
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
    try {
      // What only reads loses to nobody, and may have sent on what it read, as a backup does.
      return await (config?.accessMode === 'read only' ? attempt() : againAfterConflict(attempt));
    } catch (error) {
      throw refusalOfConstraint(error) ?? error;
    }
  };
  return db;
}
