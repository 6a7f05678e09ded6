import { AppError } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';
import { refusalOfConstraint, refusalsByConstraint } from './constraint-refusals.ts';
import { users } from './tables/index.ts';

const server = useTestServer();

test('every reference between tables has a name for the row that is gone', async () => {
  const { rows } = (await server.app.deps.db.execute(
    sql`select conname as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )) as unknown as { rows: { name: string }[] };
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ name }) => name).filter((name) => !(name in refusalsByConstraint))).toEqual([]);
  const unique = [
    'users_email_unique',
    'admins_email_unique',
    'portfolio_items_media',
    'roster_lists_name',
    'deal_proposals_open',
  ];
  const known = new Set([...rows.map(({ name }) => name), ...unique]);
  expect(Object.keys(refusalsByConstraint).filter((name) => !known.has(name))).toEqual([]);
});

test('a violated one is told as its refusal by whatever driver, and everything else is left as it is', async () => {
  const { db } = server.app.deps;
  const row = { email: 'twice@people.example', passwordHash: '', role: 'BRAND' as const };
  await db.insert(users).values(row);
  const error = await db
    .insert(users)
    .values(row)
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(refusalOfConstraint(error)?.code).toBe('account.email_taken');
  await expect(db.transaction((tx) => tx.insert(users).values(row))).rejects.toMatchObject({
    code: 'account.email_taken',
  });
  for (const other of [new Error('no'), new AppError('deal.not_found'), null])
    expect(refusalOfConstraint(other)).toBeNull();
});
