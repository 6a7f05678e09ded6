/**
 * Five times the people that a process serves at ease, all at once: they are served, told to wait or told that it is too
 * much, and nothing else; afterwards it is as before. PROOF_LOAD says how many calls the rush makes, and then the times
 * are told, and how soon the process was itself again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clientOf, type FleetPerson, newDeal, type ServerProcess, startProcess } from '../testing/fleet.ts';
import { clonePostgres } from '../testing/test-database.ts';

const usualPeople = 8;
const rushPeople = 5 * usualPeople;
const rushCalls = Number(process.env.PROOF_LOAD ?? 400);
const usualCalls = Math.ceil(rushCalls / 5);
/** A call counts as usual again once it takes no longer than this many times the median before the rush. */
const asBefore = 3;

let database: Awaited<ReturnType<typeof clonePostgres>>;
let dataDir: string;
let running: ServerProcess;
let deal: { brand: FleetPerson; creator: FleetPerson; dealId: string };

beforeAll(async () => {
  database = await clonePostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-overload-'));
  running = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMITS: 'on' });
  deal = await newDeal(running.origin);
});
afterAll(async () => {
  await running?.stop();
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

interface Asked {
  status: number;
  milliseconds: number;
}

async function ask(path: string, who: FleetPerson | null, body?: object): Promise<Asked> {
  const began = performance.now();
  const answer = await fetch(`${running.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await answer.arrayBuffer();
  return { status: answer.status, milliseconds: performance.now() - began };
}

/** What people do, one thing after the other: mostly looking, now and then something that costs. */
const things: readonly (() => Promise<Asked>)[] = [
  () => ask('/api/users/creators/public', null),
  () => ask('/api/deals', deal.brand),
  () => ask(`/api/deals/${deal.dealId}`, deal.creator),
  () => ask('/api/messages', deal.brand, { dealId: deal.dealId, type: 'TEXT', content: 'In a hurry' }),
  () => ask('/api/users/creators/public?search=light&limit=24', null),
  () => ask('/api/notifications', deal.creator),
  () => ask('/api/auth/login', null, { email: 'nobody@people.example', password: 'a guess' }),
  () => ask('/api/deals/creator/my-deals', deal.creator),
];

/** So many people share so many calls, each asking again as soon as they are answered. */
async function crowd(people: number, calls: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  let begun = 0;
  const person = async () => {
    while (begun < calls) asked.push(await (things[begun++ % things.length] as () => Promise<Asked>)());
  };
  await Promise.all(Array.from({ length: people }, person));
  return asked;
}

const quantile = (asked: readonly Asked[], part: number) => {
  const sorted = asked.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
};
const told = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

test('a rush is served or told to wait, and afterwards the process is as before', async () => {
  const before = await crowd(usualPeople, usualCalls);
  const rush = await crowd(rushPeople, rushCalls);
  const ended = performance.now();
  const statuses = new Set([...before, ...rush].map(({ status }) => status));
  // 401 is the answer to a guessed password.
  for (const status of statuses) expect([200, 201, 401, 429, 503]).toContain(status);
  const limit = asBefore * Math.max(quantile(before, 0.5), 5);
  await vi.waitFor(
    async () => {
      const now = await ask(`/api/deals/${deal.dealId}`, deal.creator);
      expect(now.status).toBe(200);
      if (process.env.PROOF_LOAD) expect(now.milliseconds).toBeLessThan(limit);
    },
    { timeout: 10_000, interval: 20 },
  );
  const calm = performance.now() - ended;
  // What was written in the rush can be read, and the next change is taken.
  await clientOf(running.origin, deal.creator.token).deals.changeStatus({
    params: { id: deal.dealId },
    body: { status: 'ACCEPTED' },
  });
  if (process.env.PROOF_LOAD) {
    const line = (name: string, asked: readonly Asked[]) =>
      `${name}: ${asked.length} calls, median ${told(quantile(asked, 0.5))}, 99 of 100 within ${told(quantile(asked, 0.99))}`;
    console.info(
      [
        line(`${usualPeople} people`, before),
        line(`${rushPeople} people`, rush),
        `statuses ${[...statuses].sort().join(', ')}`,
        `as before ${told(calm)} after the rush`,
      ].join('; '),
    );
  }
}, 600_000);
