/** Statements that are built once for each database: `.prepare()` saves more time than the choice of driver. */
import type { Reader } from './database.ts';

/**
 * Caches the statement that `build` makes for a database, so that it is planned once and then only run.
 * Inside a transaction it is built for the transaction's connection, and reused by the next transaction on
 * that connection.
 */
export function prepared<Statement, Within extends Reader = Reader>(
  build: (db: Within) => Statement,
): (db: Within) => Statement {
  const byDatabase = new WeakMap<Within, Statement>();
  return (db) => {
    const known = byDatabase.get(db);
    if (known) return known;
    const made = build(db);
    byDatabase.set(db, made);
    return made;
  };
}
