/** Statements with several common table expressions, some of which write: `with a as (…), b as (…) select …`. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Reader, Tx } from './database.ts';
import { prepared } from './prepared.ts';

type Parts = Readonly<Record<string, SQL>>;

/**
 * Begins such a statement with these parts, by name and in this order. All parts that write are run, whether
 * they are read or not.
 */
export const withParts = (db: Reader, parts: Parts) =>
  db.with(...Object.entries(parts).map(([name, part]) => db.$with(name, {}).as(part)));

/** A prepared statement of this name that writes by its parts and returns nothing. */
export const preparedWrite = (name: string, parts: Parts) =>
  prepared((db: Database | Tx) =>
    withParts(db, parts).select({ isDone: sql<boolean>`true` }).from(sql`(select) as done`).prepare(name),
  );
