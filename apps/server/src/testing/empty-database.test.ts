import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { categories, settings } from '../platform/database/tables/index.ts';
import { openTestDatabase } from './test-database.ts';

const log = pino({ level: 'silent' });
const nextNumber = (db: Database) =>
  db.select({ number: sql`nextval('facts_id_seq')::int` }).from(sql`(select) as once`);

test('a database that was closed is as new for whoever opens it next', async () => {
  const first = await openTestDatabase(log);
  await first.db.insert(settings).values({ key: 'written', value: 'once' });
  expect(await nextNumber(first.db)).toEqual([{ number: 1 }]);
  await first.close();

  const second = await openTestDatabase(log);
  expect(await second.db.select().from(settings)).toEqual([]);
  expect(await second.db.select().from(categories)).toHaveLength(12);
  expect(await nextNumber(second.db)).toEqual([{ number: 1 }]);
  await second.close();
});
