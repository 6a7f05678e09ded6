/**
 * A server process is killed in the middle of its work and started again, many times: nothing that it has acknowledged
 * is lost, whatever it was at. PROOF_KILLS says how often, half of it on each database.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chanceFrom } from '../../../../tools/bench/lib/random.ts';
import { buildApp } from '../app.ts';
import { readKeys } from '../features/backups/read-keys.ts';
import { sweep } from '../features/files/sweep.ts';
import { readConfig } from '../platform/config.ts';
import { openBusyMarket } from '../testing/busy-market.ts';
import { type ServerProcess, startProcess } from '../testing/fleet.ts';
import { freePort } from '../testing/free-port.ts';
import { clonePostgres } from '../testing/test-database.ts';

const kills = Math.ceil(Number(process.env.PROOF_KILLS ?? 2) / 2);
const dayMilliseconds = 86_400_000;

describe.each(['embedded', 'PostgreSQL'])('killed on %s', (kind) => {
  let environment: Record<string, string>;
  let dataDir: string;
  let database: Awaited<ReturnType<typeof clonePostgres>> | undefined;
  let running: ServerProcess | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'briefcast-kills-'));
    if (kind !== 'embedded') database = await clonePostgres();
    environment = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ...(database ? { DATABASE_URL: database.url } : {}),
    };
  });
  afterAll(async () => {
    await running?.stop();
    await database?.drop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });

  async function killAndStartAgain({ child }: ServerProcess): Promise<ServerProcess> {
    const died = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await died;
    // The next process would wait five seconds to see that nobody holds the folder; it is known here.
    for (const name of await readdir(dataDir)) {
      if (name.endsWith('.lock')) await rm(join(dataDir, name), { recursive: true });
    }
    return startProcess(environment);
  }

  test(`${kills} times, nothing acknowledged is lost, and bytes and rows agree`, async () => {
    running = await startProcess(environment);
    const random = chanceFrom(Number(process.env.PROOF_SEED ?? 20_261_128));
    const market = await openBusyMarket(running.origin);
    await vi.waitFor(() => expect(market.fileIds()).not.toEqual([]), { timeout: 60_000 });
    for (let kill = 0; kill < kills; kill++) {
      await market.more(1 + random.below(20));
      running = await killAndStartAgain(running);
    }
    await market.stop();
    expect(market.faults).toEqual([]);
    await market.requireAll();
    if (process.env.PROOF_KILLS) {
      console.info(`${kind}: ${kills} kills, ${market.acknowledged()} acknowledged calls, all of them there`);
    }
    await running.stop();
    running = undefined;

    // Two days later everything that no row tells of has been cleared away.
    const config = readConfig({ ...environment, PORT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'not used' });
    const app = await buildApp(config, { clock: () => new Date(Date.now() + 2 * dayMilliseconds) });
    try {
      const { db, storage } = app.deps;
      await app.deps.jobs.drain();
      await sweep(app.deps);
      const stored: string[] = [];
      for await (const key of storage.list(new Date(Date.now() + dayMilliseconds))) stored.push(key);
      expect(stored.sort()).toEqual((await readKeys(db)).sort());
    } finally {
      await app.close();
    }
  }, 7_200_000);
});
