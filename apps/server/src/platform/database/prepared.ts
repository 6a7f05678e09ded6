/** Statements that are built once for each database: `.prepare()` matters more than the driver (stack). */
import type { Reader } from './database.ts';

/**
 * Keeps what `build` makes of a database, so that a list or detail is planned once and then only run.
 * Inside a transaction the statement is built for that transaction; the server still knows its plan by name.
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
