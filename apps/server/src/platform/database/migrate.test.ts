/** What is done where the tables and the program are of different versions. */
import { asc, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyPostgres, openTestDatabase, testsRunOnPostgres } from '../../testing/test-database.ts';
import { ConfigError } from '../config.ts';
import { oldestBeside, version } from '../version.ts';
import type { OpenDatabase } from './database.ts';
import { appliedMigrations, migratePostgres } from './migrate.ts';
import { ownMigrations } from './own-migrations.ts';
import { upgrades } from './tables/index.ts';

const applied = sql`drizzle.__drizzle_migrations`;
const inAYear = Date.now() + 365 * 24 * 60 * 60_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(pino({ level: 'silent' }));
});
afterAll(() => database.close());

const hashes = async () => (await appliedMigrations(database.db)).map(({ hash }) => hash);

/** As a release after this one leaves the tables. */
async function asTomorrow(work: () => Promise<void>, suits: string, tomorrow = '99.0.0') {
  const { db } = database;
  await db.delete(upgrades);
  await db.execute(sql`insert into ${applied} (hash, created_at) values ('of tomorrow', ${inAYear})`);
  const row = { version: tomorrow, suits, beganAt: new Date(), milliseconds: 7 };
  await db.insert(upgrades).values({ ...row, steps: [{ name: '9999_tomorrow', milliseconds: 5 }] });
  await work();
  await db.execute(sql`delete from ${applied} where hash = 'of tomorrow'`);
  await db.delete(upgrades);
}

describe('tables that a newer release has changed', () => {
  it.each([
    ['99.0.0', '98.0.0'],
    // Two states of the same release tell nothing of one another.
    [version, version],
  ])('of %s are refused where they suit %s and later, and stay as they are', async (tomorrow, suits) => {
    await asTomorrow(
      async () => {
        const refusal = database.migrate();
        await expect(refusal).rejects.toThrow(ConfigError);
        await expect(refusal).rejects.toThrow(/newer version of Briefcast has changed the tables .*restored/);
        expect((await hashes()).at(-1)).toBe('of tomorrow');
      },
      suits,
      tomorrow,
    );
    await database.migrate();
    expect(await hashes()).toEqual(ownMigrations());
  });

  it('are taken where that release says that they suit this one, which is kept as the way back', async () => {
    await asTomorrow(async () => {
      expect(await database.migrate()).toEqual([]);
      const rows = await database.db.select().from(upgrades).orderBy(asc(upgrades.id));
      expect(rows.map((row) => [row.version, row.steps.length])).toEqual([
        ['99.0.0', 1],
        [version, 0],
      ]);
    }, version);
  });
});

it('keeps a release that runs for the first time, once', async () => {
  const { db } = database;
  await db.delete(upgrades);
  await database.migrate();
  await database.migrate();
  const rows = await db.select().from(upgrades);
  expect(rows).toEqual([expect.objectContaining({ version, suits: oldestBeside, steps: [] })]);
});

it.runIf(testsRunOnPostgres)(
  'is done by one of several processes that start at once, and the others wait',
  async () => {
    const { url, drop } = await emptyPostgres();
    const done = await Promise.all([1, 2, 3].map(() => migratePostgres(url))).finally(drop);
    const counts = done.map((steps) => steps.length).sort((a, b) => a - b);
    expect(counts).toEqual([0, 0, ownMigrations().length]);
  },
);
