/**
 * PostgreSQL crashes under people who work, and comes back: what was acknowledged is there, and every other call was
 * refused with 503. PROOF_CRASHES says how often.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../../../tools/bench/lib/random.ts';
import { openBusyMarket } from '../testing/busy-market.ts';
import { type ServerProcess, startProcess } from '../testing/fleet.ts';
import { makeOwnPostgres, type OwnPostgres } from '../testing/own-postgres.ts';

const crashes = Number(process.env.PROOF_CRASHES ?? 1);
let postgres: OwnPostgres;
let dataDir: string;
let running: ServerProcess | undefined;

beforeAll(async () => {
  // With its own settings, as durable as in an installation.
  postgres = await makeOwnPostgres({});
  await postgres.start();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-crashes-'));
  running = await startProcess({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await running?.stop();
  await postgres?.remove();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

test(`${crashes} times, nothing acknowledged is lost and nothing is a fault of the server`, async () => {
  if (!running) throw new Error('The server did not start');
  const random = chanceFrom(Number(process.env.PROOF_SEED ?? 20_261_128));
  const market = await openBusyMarket(running.origin);
  for (let crash = 0; crash < crashes; crash++) {
    await market.more(10 + random.below(20));
    await postgres.crash();
    await postgres.start();
    await market.more(10);
  }
  await market.stop();
  expect(market.faults).toEqual([]);
  await market.requireAll();
  expect(running.child.exitCode).toBeNull();
  if (process.env.PROOF_CRASHES) {
    console.info(
      `${crashes} crashes of PostgreSQL, ${market.acknowledged()} acknowledged calls, all of them there`,
    );
  }
}, 3_600_000);
