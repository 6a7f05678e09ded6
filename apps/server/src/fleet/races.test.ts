/**
 * Every two actions that meet, at the same moment, over two processes on one PostgreSQL: who wins is left to chance, but
 * it ends as if one had come after the other, the answers say so, and nothing fails. A few of each run with the other
 * tests; `PROOF=full` runs ten thousand of each, `PROOF_RACES` as many as it says, and `PROOF_PAIRS` those whose name
 * holds its text.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readKeys } from '../platform/auth/secrets.ts';
import { clientOf, fleetSecret, type ServerProcess, startProcess } from '../testing/fleet.ts';
import { testAdminPassword } from '../testing/harness.ts';
import { racingPairs } from '../testing/races/pairs.ts';
import { type PairResult, pairName, type RaceParts, runPair, tableOf } from '../testing/races/run.ts';
import { situationMaker } from '../testing/races/situations.ts';
import { readStates } from '../testing/races/state.ts';
import { clonePostgres } from '../testing/test-database.ts';

const isFull = process.env.PROOF === 'full';
const runs = Number(process.env.PROOF_RACES ?? (isFull ? 10_000 : 1));
const chosen = racingPairs.filter((pair) => pairName(pair).includes(process.env.PROOF_PAIRS ?? ''));

let database: Awaited<ReturnType<typeof clonePostgres>>;
let client: pg.Client;
let dataDir: string;
let processes: [ServerProcess, ServerProcess];
let parts: RaceParts;
const results: PairResult[] = [];
const begun = performance.now();

beforeAll(async () => {
  database = await clonePostgres();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-races-'));
  const start = () => startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '0' });
  processes = await Promise.all([start(), start()]);
  const origins = [processes[0].origin, processes[1].origin] as const;
  const { tokens } = await readKeys({ secret: fleetSecret, dataDir });
  const { make, passwordHash } = await situationMaker(client, tokens);
  const { token } = await clientOf(origins[0]).admin.logIn({ body: { password: testAdminPassword } });
  parts = { origins, adminToken: token, make, read: (all) => readStates(client, all, passwordHash) };
});

afterAll(async () => {
  await Promise.all((processes ?? []).map((one) => one.stop()));
  await client?.end();
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
  if (runs > 100) {
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.info([...tableOf(results), '', `${results.length * runs} races in ${seconds} s`].join('\n'));
  }
});

test.each(chosen.map((pair) => ({ pair, name: pairName(pair) })))(
  '$name',
  async ({ pair }) => {
    const result = await runPair(parts, pair, runs);
    results.push(result);
    expect(result.wrong.slice(0, 5)).toEqual([]);
    expect(result.failures).toBe(0);
    if (result.isExclusive) expect(result.first + result.second).toBe(runs);
  },
  20_000 + runs * 100,
);

/** Every stored file; bytes on their way have another name. */
async function storedKeys(): Promise<string[]> {
  // Made with the first upload.
  const names = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return names.filter((one) => one.isFile()).map(({ name }) => name);
}

test('no bytes are left without a row, once what was to be removed is', async () => {
  await vi.waitFor(
    async () => {
      const { rows } = await client.query("select from jobs where kind = 'storage.remove'");
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
  const { rows } = await client.query<{ key: string }>(
    "select split_part(storage_key, '/', 2) as key from files",
  );
  const known = new Set(rows.map(({ key }) => key));
  expect((await storedKeys()).filter((key) => !known.has(key))).toEqual([]);
});
