/**
 * A backup of every earlier release is restored by this version, on both kinds of database, and brought up to date as an
 * upgrade would have done (rules/system#versions). The archives hold the demo's marketplace and a deal that was completed by its
 * calls; of the files, only a few small ones.
 */
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { count } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoLogins, demoPassword } from '../../../tools/demo/logins.ts';
import type { Overrides } from './app.ts';
import { entriesOf, names } from './features/backups/archive.ts';
import { type Restored, restoreBackup } from './features/backups/restore-backup.ts';
import { checkEveryLog } from './features/proof/check-logs.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { createInMemory, embeddedDatabase } from './platform/database/embedded.ts';
import { appliedMigrations } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';
import { ownMigrations } from './platform/database/own-migrations.ts';
import * as tables from './platform/database/tables/index.ts';
import { diskStorage } from './platform/storage/disk.ts';
import type { Storage } from './platform/storage/storage.ts';
import { useTestServer } from './testing/harness.ts';
import { emptyPostgres } from './testing/test-database.ts';

const folder = join(import.meta.dirname, 'testing', 'backups');
const archives = (await readdir(folder)).filter((name) => name.endsWith('.tar'));
const log = pino({ level: 'silent' });

/** Databases that nobody has made tables in. */
const newDatabases: Record<string, () => Promise<OpenDatabase>> = {
  embedded: async () => embeddedDatabase(await createInMemory()),
  PostgreSQL: async () =>
    openDatabase({ databaseUrl: (await emptyPostgres()).url, dataDir: '' }, log, { migrate: false }),
};

async function restored(path: string, kind: string) {
  const database = (await newDatabases[kind]?.()) as OpenDatabase;
  const storage = diskStorage(await mkdtemp(join(tmpdir(), 'briefcast-older-')));
  return { database, storage, ...(await restoreBackup({ ...database, storage }, path)) };
}

const restores = archives.flatMap((archive) =>
  Object.keys(newDatabases).map((kind) => ({ archive, kind, path: join(folder, archive) })),
);

test('there is an archive of each earlier release', () => {
  expect(archives).toEqual(['0.1.0.tar']);
});

describe.each(restores)('$archive on $kind', ({ path, kind }) => {
  const overrides: Overrides = {};
  let database: OpenDatabase;
  let storage: Storage;
  let end: Restored['end'];
  let secret: Restored['secret'];
  beforeAll(async () => {
    ({ database, storage, end, secret } = await restored(path, kind));
    Object.assign(overrides, { database, storage });
  });
  const server = useTestServer({}, overrides);

  test('is brought up to date', async () => {
    expect((await appliedMigrations(database.db)).map(({ hash }) => hash)).toEqual(ownMigrations());
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('has every row of people, deals and what they said and owe', async () => {
    const { users, deals, files, messages, briefItems, payouts, notifications, ledgerPostings } = tables;
    for (const [name, table] of Object.entries({
      users,
      deals,
      files,
      messages,
      brief_items: briefItems,
      payouts,
      notifications,
      ledger_postings: ledgerPostings,
    })) {
      const [row] = await database.db.select({ count: count() }).from(table);
      expect(row?.count, name).toBe(end.tables[name]);
    }
  });

  test('has its bytes', async () => {
    let files = 0;
    for await (const { name, body } of entriesOf(path)) {
      const key = name.startsWith(names.file('')) ? name.slice(names.file('').length) : null;
      if (key === null) continue;
      files++;
      expect((await buffer(await storage.read(key))).equals(await buffer(body))).toBe(true);
    }
    expect(files).toBe(end.files);
  });

  test('lets people in, who find their deals as they were, in dollars', async () => {
    let read = 0;
    for (const { email } of demoLogins) {
      const { token, user } = await server.anonymous.accounts.logIn({
        body: { email, password: demoPassword },
      });
      const client = server.as(token);
      const { deals } =
        user.role === 'BRAND' ? await client.deals.brandDeals() : await client.deals.creatorDeals();
      for (const { id } of deals) {
        const { deal } = await client.deals.read({ params: { id } });
        expect(deal.currency).toBe('USD');
        const { messages } = await client.messages.page({ params: { id }, query: {} });
        expect(messages).toEqual(expect.any(Array));
        read++;
      }
    }
    expect(read).toBeGreaterThan(10);
  });

  test('has logs that fit', async () => {
    const { logs, faults } = await checkEveryLog(database.db);
    expect(faults).toEqual([]);
    expect(logs).toBeGreaterThan(0);
  });
});
