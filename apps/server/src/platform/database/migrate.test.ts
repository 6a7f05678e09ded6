/** What is done where the tables and the program are of different versions. */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ConfigError } from '../config.ts';
import { appliedMigrations, ownMigrations } from './migrate.ts';

const log = pino({ level: 'silent' });

it('refuses tables that a newer version has changed, and leaves them alone', async () => {
  const database = await openTestDatabase(log);
  const { db } = database;
  const applied = sql`drizzle.__drizzle_migrations`;
  const inAYear = Date.now() + 365 * 24 * 60 * 60_000;
  await db.execute(sql`insert into ${applied} (hash, created_at) values ('of tomorrow', ${inAYear})`);
  const refusal = database.migrate();
  await expect(refusal).rejects.toThrow(ConfigError);
  await expect(refusal).rejects.toThrow(/newer version of Briefcast has changed the tables .*restored/);
  expect((await appliedMigrations(db)).at(-1)?.hash).toBe('of tomorrow');
  await db.execute(sql`delete from ${applied} where hash = 'of tomorrow'`);
  await database.migrate();
  expect((await appliedMigrations(db)).map(({ hash }) => hash)).toEqual(ownMigrations());
  await database.close();
});
