/**
 * The release before this one and this one side by side on one database, with people at work: forward, both at once, back, and
 * forward again (rules/system#versions). It runs at length alone: `npm run prove -- releases`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { checkBackup } from '../features/backups/check-backup.ts';
import { oldestBeside, version } from '../platform/version.ts';
import { follow, type ServerProcess, startProcess } from '../testing/fleet.ts';
import { type LastRelease, takeLastRelease } from '../testing/last-release.ts';
import { type PlainDeal, type PlainPerson, plainDeal, plainly } from '../testing/plain-people.ts';
import { balancer } from '../testing/proxies.ts';
import { emptyPostgres } from '../testing/test-database.ts';

/** Compiling the texts of the last release takes most of it. */
const patience = 1_500_000;

const toClose: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of toClose.toReversed()) await close();
});

async function lastRelease(): Promise<LastRelease | null> {
  const kept = join(import.meta.dirname, '..', 'testing', 'backups', `${oldestBeside}.tar`);
  const { format } = await checkBackup(kept);
  const release = await takeLastRelease(format.migrations.length);
  if (release) toClose.push(release.remove);
  return release;
}

/** A balancer before servers of one database, of either release. */
async function market(release: LastRelease) {
  const database = await emptyPostgres();
  toClose.push(database.drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'briefcast-releases-'));
  toClose.push(() => rm(dataDir, { recursive: true, force: true }));
  const proxy = await balancer();
  toClose.push(proxy.close);
  async function start(entry?: string): Promise<ServerProcess> {
    const started = await startProcess(
      { DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '1' },
      entry,
    );
    toClose.push(started.stop);
    await proxy.add(started.origin);
    await vi.waitFor(() => expect(proxy.isReady(started.origin)).toBe(true), { timeout: 60_000 });
    return started;
  }
  async function stop(server: ServerProcess) {
    expect(await server.stop()).toBe(0);
    proxy.remove(server.origin);
  }
  return { proxy, url: database.url, startOld: () => start(release.entry), startNew: () => start(), stop };
}

/** Both sides of a deal write and read without a pause, until they are told to stop. */
function atWork(origin: string, { brand, creator, dealId }: PlainDeal) {
  const sent: string[] = [];
  const failures: unknown[] = [];
  let isWorking = true;
  async function work(person: PlainPerson, role: 'BRAND' | 'CREATOR') {
    const { send, dealsOf, statusOf } = plainly(origin, person);
    while (isWorking) {
      try {
        sent.push(await send(dealId, `${sent.length}`));
        await dealsOf(role);
        await statusOf(dealId);
      } catch (error) {
        failures.push(error);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
  const working = Promise.all([work(brand, 'BRAND'), work(creator, 'CREATOR')]);
  /** Resolves when they have sent some more, to whichever servers there are now. */
  const goesOn = async () => {
    const already = sent.length;
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(already + 20), { timeout: 120_000 });
  };
  const end = async () => {
    isWorking = false;
    await working;
  };
  return { sent, failures, goesOn, end };
}

/** The path of a brief over servers of both releases: what one writes, the other reads and moves on. */
async function takeTurns(one: string, other: string) {
  const { brand, creator, dealId } = await plainDeal(one);
  await plainly(other, creator).accept(dealId);
  await plainly(one, brand).send(dealId, 'We begin on Monday');
  expect(await plainly(other, creator).texts(dealId)).toContain('We begin on Monday');
  for (const origin of [one, other]) {
    expect(await plainly(origin, brand).statusOf(dealId)).toBe('ACCEPTED');
    expect(await plainly(origin, creator).dealsOf('CREATOR')).toEqual([dealId]);
  }
}

async function upgradesOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ version: string; steps: { name: string; milliseconds: number }[] }>(
    'select version, steps from upgrades order by id',
  );
  await client.end();
  return rows;
}

describe.runIf(process.env.PROOF_RELEASES)('the last release and this one', () => {
  test('run side by side, forward and back, and nobody notices', { timeout: patience }, async () => {
    const release = await lastRelease();
    if (!release) return console.warn(`Not tried: this copy has no history with ${oldestBeside}`);
    const { proxy, url, startOld, startNew, stop } = await market(release);

    const old = await startOld();
    const deal = await plainDeal(proxy.origin);
    const watcher = await follow(proxy.origin, deal.creator);
    const people = atWork(proxy.origin, deal);
    await people.goesOn();

    const present = await startNew();
    await people.goesOn();
    await takeTurns(old.origin, present.origin);
    await takeTurns(present.origin, old.origin);

    await stop(old);
    await people.goesOn();

    const oldAgain = await startOld();
    await people.goesOn();
    await stop(present);
    await people.goesOn();

    const forward = await startNew();
    await stop(oldAgain);
    await people.goesOn();
    await people.end();

    expect(people.failures).toEqual([]);
    const heard = () =>
      watcher.events.flatMap(({ kind, subjectId }) => (kind === 'message.created' ? [subjectId] : []));
    await vi.waitFor(() => expect(heard().length).toBeGreaterThanOrEqual(people.sent.length), {
      timeout: 30_000,
    });
    expect(heard().toSorted()).toEqual(people.sent.toSorted());
    watcher.pause();

    const [upgrade, ...more] = await upgradesOf(url);
    expect(upgrade?.version).toBe(version);
    expect(more).toEqual([]);
    const slowest = (upgrade?.steps ?? []).toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
    console.info(
      `${people.sent.length} messages over ${release.version} and ${version}; ${upgrade?.steps.length} migrations under load, the slowest ${slowest?.name} in ${slowest?.milliseconds} ms`,
    );
    await stop(forward);
  });
});
