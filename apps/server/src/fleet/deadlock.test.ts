/** Two transactions that wait for each other: the database ends one of them, and that one is done again. */

import { AppError } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { afterCommit } from '../platform/database/after-commit.ts';
import type { Tx } from '../platform/database/database.ts';
import { againAfterConflict } from '../platform/database/retry.ts';
import { projections } from '../platform/database/tables/index.ts';
import { useTestServer } from '../testing/harness.ts';

const server = useTestServer();

const write = (tx: Tx, name: string) =>
  tx.execute(sql`update projections set cursor = cursor || 'x' where name = ${name}`);

test('both are done, the one that gave way a second time, and what waits for a commit comes once', async () => {
  const { db } = server.app.deps;
  await db.insert(projections).values([
    { name: 'left', cursor: '' },
    { name: 'right', cursor: '' },
  ]);
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let tries = 0;
  let told = 0;
  const lockBoth = (own: 0 | 1, names: readonly [string, string]) =>
    db.transaction(async (tx) => {
      tries += 1;
      afterCommit(() => (told += 1));
      await write(tx, names[0]);
      met[own].resolve();
      await met[own === 0 ? 1 : 0].promise;
      await write(tx, names[1]);
    });
  await Promise.all([lockBoth(0, ['left', 'right']), lockBoth(1, ['right', 'left'])]);
  expect([tries, told]).toEqual([3, 2]);
  const rows = await db.select().from(projections).where(sql`name in ('left', 'right')`);
  expect(rows.map(({ cursor }) => cursor)).toEqual(['xx', 'xx']);
});

test('what loses again and again is refused as not ready, and what is wrong is not tried again', async () => {
  let tries = 0;
  const lost = Object.assign(new Error('could not serialize'), { code: '40001' });
  const losing = againAfterConflict(async () => {
    tries += 1;
    throw new Error('wrapped', { cause: lost });
  });
  await expect(losing).rejects.toMatchObject({ code: 'service.unavailable' });
  expect(tries).toBe(6);
  await expect(
    againAfterConflict(async () => {
      tries += 1;
      throw new AppError('deal.not_found');
    }),
  ).rejects.toMatchObject({ code: 'deal.not_found' });
  expect(tries).toBe(7);
});
