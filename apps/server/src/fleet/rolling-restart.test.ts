/** Two processes behind a balancer are replaced one by one while people work: nobody notices. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { follow, newDeal, type ServerProcess, startProcess } from '../testing/fleet.ts';
import { balancer } from '../testing/proxies.ts';
import { clonePostgres } from '../testing/test-database.ts';

let database: Awaited<ReturnType<typeof clonePostgres>>;
let dataDir: string;
let proxy: Awaited<ReturnType<typeof balancer>>;
const running = new Set<ServerProcess>();

async function start(): Promise<ServerProcess> {
  const started = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '1' });
  running.add(started);
  await proxy.add(started.origin);
  await vi.waitFor(() => expect(proxy.isReady(started.origin)).toBe(true), { timeout: 30_000 });
  return started;
}

beforeAll(async () => {
  database = await clonePostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-fleet-'));
  proxy = await balancer();
});

afterAll(async () => {
  await Promise.all([...running].map((one) => one.stop()));
  await proxy?.close();
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

test('no request fails, and no event is lost or comes twice', async () => {
  const old = await Promise.all([start(), start()]);
  const { brand, creator, dealId } = await newDeal(proxy.origin);
  const watcher = await follow(proxy.origin, creator);
  const sent: string[] = [];
  const failures: unknown[] = [];
  let isWorking = true;
  let longestGap = 0;

  /** Writes and reads without a pause, through the balancer alone. */
  async function work() {
    const client = brand.at(proxy.origin);
    let last = performance.now();
    while (isWorking) {
      try {
        const { message } = await client.messages.send({
          body: { dealId, type: 'TEXT', content: `${sent.length}` },
        });
        sent.push(message.id);
        await client.deals.brandDeals();
      } catch (error) {
        failures.push(error);
      }
      longestGap = Math.max(longestGap, performance.now() - last);
      last = performance.now();
    }
  }
  const working = Promise.all([work(), work()]);

  for (const one of old) {
    const code = await one.stop();
    running.delete(one);
    proxy.remove(one.origin);
    expect(code).toBe(0);
    await start();
  }
  // The new ones have done some of it too.
  const already = sent.length;
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(already + 10), { timeout: 30_000 });
  isWorking = false;
  await working;

  expect(failures).toEqual([]);
  const received = () =>
    watcher.events.flatMap(({ kind, subjectId }) => (kind === 'message.created' ? [subjectId] : []));
  await vi.waitFor(() => expect(received().length).toBeGreaterThanOrEqual(sent.length), { timeout: 15_000 });
  expect(received().toSorted()).toEqual(sent.toSorted());
  expect(watcher.connections()).toBeGreaterThan(1);
  expect(watcher.resets()).toBe(0);
  watcher.pause();
  if (process.env.FLEET_MESSAGES) {
    console.info(`${sent.length} messages, longest wait for an answer ${Math.round(longestGap)} ms`);
  }
}, 240_000);
