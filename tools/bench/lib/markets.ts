/** The databases of a run, created when a workload first asks for them and removed at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createPasswords } from '../../../apps/server/src/platform/auth/passwords.ts';
import { openEmbedded } from '../../../apps/server/src/platform/database/embedded.ts';
import { migratePostgres } from '../../../apps/server/src/platform/database/migrate.ts';
import { makeOwnPostgres, type OwnPostgres } from '../../../apps/server/src/testing/own-postgres.ts';
import { conversationStatements } from '../market-data/conversations.ts';
import { marketPassword } from '../market-data/ids.ts';
import { type SeedTarget, seedMarket } from '../market-data/seed.ts';

/** As durable as in production: an acknowledged commit is on the disk. */
const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '1GB',
  max_wal_size: '4GB',
};

export interface Markets extends AsyncDisposable {
  /** Address of a PostgreSQL database with a market of this many creators. */
  postgres(creators: number, options?: { withManyMessages: boolean }): Promise<string>;
  /** Address of one with many conversations of one brand (tools/bench/market-data/conversations.ts). */
  withConversations(creators: number): Promise<string>;
  /** Address of an empty database. */
  empty(): Promise<string>;
  /** Data folder of an embedded database with a market of this many creators. */
  embedded(creators: number): Promise<string>;
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`  (${what}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return result;
}

async function onPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function seedEmbedded(dataDir: string, creators: number, passwordHash: string): Promise<void> {
  const opened = await openEmbedded(dataDir);
  try {
    const target: SeedTarget = {
      query: async (text) => {
        const { rows } = await (opened.db as unknown as { $client: SeedTarget }).$client.query(text);
        return { rows };
      },
    };
    await seedMarket(target, { creators, passwordHash, withManyMessages: false });
  } finally {
    await opened.close();
  }
}

/** Nothing is started until it is needed. */
export function openMarkets(): Markets {
  let server: Promise<OwnPostgres> | null = null;
  const made = new Map<string, Promise<string>>();
  const folders: string[] = [];
  const passwordHash = createPasswords().hash(marketPassword);

  const startOnce = () => {
    server ??= makeOwnPostgres(durable).then(async (postgres) => {
      await postgres.start();
      return postgres;
    });
    return server;
  };

  async function newDatabase(name: string): Promise<string> {
    const { url } = await startOnce();
    await onPostgres(url, (client) => client.query(`create database ${name}`));
    const address = new URL(url);
    address.pathname = `/${name}`;
    await migratePostgres(address.href);
    return address.href;
  }

  const once = (key: string, make: () => Promise<string>) => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };

  return {
    postgres: (creators, { withManyMessages } = { withManyMessages: true }) =>
      once(`postgres ${creators} ${withManyMessages}`, () =>
        timed(`filling PostgreSQL with ${creators} creators`, async () => {
          const url = await newDatabase(`market_${creators}${withManyMessages ? '' : '_small'}`);
          const hash = await passwordHash;
          await onPostgres(url, (client) =>
            seedMarket(client, { creators, passwordHash: hash, withManyMessages }),
          );
          return url;
        }),
      ),
    withConversations: (creators) =>
      once(`conversations ${creators}`, () =>
        timed('filling PostgreSQL with 10,000 conversations', async () => {
          const url = await newDatabase(`conversations_${creators}`);
          const hash = await passwordHash;
          await onPostgres(url, async (client) => {
            await seedMarket(client, { creators, passwordHash: hash, withManyMessages: false });
            for (const text of conversationStatements(creators)) await client.query(text);
          });
          return url;
        }),
      ),
    empty: () => newDatabase(`empty_${made.size}_${Date.now()}`),
    embedded: (creators) =>
      once(`embedded ${creators}`, () =>
        timed(`filling the embedded database with ${creators} creators`, async () => {
          const folder = mkdtempSync(join(tmpdir(), 'briefcast-bench-embedded-'));
          folders.push(folder);
          await seedEmbedded(folder, creators, await passwordHash);
          return folder;
        }),
      ),
    async [Symbol.asyncDispose]() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      await (await server)?.remove();
    },
  };
}
