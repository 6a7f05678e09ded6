import { AppError } from '@briefcast/contract';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { constraintRefusals, features } from './features.ts';
import { platformConstraintRefusals, refusalOfConstraint } from './platform/database/constraint-refusals.ts';
import * as tables from './platform/database/tables/index.ts';
import { platformOwns } from './platform/database/tables/owners.ts';
import { useTestServer } from './testing/harness.ts';

const server = useTestServer();

/** Who owns tables, and what the violated constraints of these mean. */
const owners = [
  ...features,
  { owns: Object.values(platformOwns).flat(), constraintRefusals: platformConstraintRefusals },
];
/** The tables under the names of the code and of the database. */
const tableNames = new Map<string, string>(
  Object.entries(tables).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, getTableName(table)]] : [],
  ),
);

test('every reference between tables has a name for the row that is gone, by the owner of its table', async () => {
  const { rows } = (await server.app.deps.db.execute(sql`
    select conname as name, conrelid::regclass::text as table, contype = 'f' as "isReference" from pg_constraint
      where connamespace = 'public'::regnamespace
    union select indexrelid::regclass::text, indrelid::regclass::text, false from pg_index
      where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`)) as unknown as {
    rows: { name: string; table: string; isReference: boolean }[];
  };
  expect(rows.filter(({ isReference }) => isReference).length).toBeGreaterThan(10);
  const named = owners.flatMap(({ owns, constraintRefusals = {} }) => {
    const own = rows.filter(({ table }) => owns.some((name) => tableNames.get(name) === table));
    const unknown = Object.keys(constraintRefusals).filter((name) => !own.some((row) => row.name === name));
    expect(unknown).toEqual([]);
    return Object.keys(constraintRefusals);
  });
  expect(
    rows.filter(({ name, isReference }) => isReference && !named.includes(name)).map(({ name }) => name),
  ).toEqual([]);
});

test('a violated one is told as its refusal by whatever driver, and everything else is left as it is', async () => {
  const { db } = server.app.deps;
  const row = { email: 'twice@people.example', passwordHash: '', role: 'BRAND' as const };
  await db.insert(tables.users).values(row);
  const error = await db
    .insert(tables.users)
    .values(row)
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(refusalOfConstraint(error, constraintRefusals)?.code).toBe('account.email_taken');
  expect(refusalOfConstraint(error, {})).toBeNull();
  await expect(db.transaction((tx) => tx.insert(tables.users).values(row))).rejects.toMatchObject({
    code: 'account.email_taken',
  });
  for (const other of [new Error('no'), new AppError('deal.not_found'), null])
    expect(refusalOfConstraint(other, constraintRefusals)).toBeNull();
});
