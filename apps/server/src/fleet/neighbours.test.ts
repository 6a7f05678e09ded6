/**
 * One account asks for the dearest of a full deal as often as its limits allow, from a thread of its own, while another
 * asks for something small. PROOF_NEIGHBOURS says for how many seconds; then the deal is filled to the bounds of its
 * parts, and what the other one waits and the process takes are held to numbers.
 */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { api, mostFileWeight, mostPerPage, mostThreadWeight, requestPath } from '@briefcast/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/open.ts';
import type { Asked, Asking } from '../testing/ask-without-end.ts';
import { type Filled, fillDeal } from '../testing/fill-deal.ts';
import {
  clientOf,
  type FleetPerson,
  newBrand,
  newDeal,
  type ServerProcess,
  startProcess,
} from '../testing/fleet.ts';
import { sampleOf } from '../testing/route-samples/all-samples.ts';
import { clonePostgres } from '../testing/test-database.ts';

const proofSeconds = Number(process.env.PROOF_NEIGHBOURS ?? 0);
const isProof = proofSeconds > 0;
const milliseconds = isProof ? proofSeconds * 1000 : 1500;
/** What the other account's call may take, 95 times of 100, and the process at its largest. */
const mostMilliseconds = 100;
const mostMegabytes = 600;

const comments = Math.floor(mostFileWeight / mostThreadWeight);
const filled: Filled = isProof
  ? { messages: 5000, files: 500, comments, deals: mostPerPage, notifications: 5000, books: 5000 }
  : { messages: 60, files: 10, comments: 5, deals: 20, notifications: 20, books: 20 };

let database: Awaited<ReturnType<typeof clonePostgres>>;
let dataDir: string;
let running: ServerProcess;
let deal: { brand: FleetPerson & { brandId: string }; creator: FleetPerson; dealId: string };
let neighbour: FleetPerson;
let paths: Record<string, string>;

beforeAll(async () => {
  database = await clonePostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-neighbours-'));
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMITS: 'on' };
  running = await startProcess(environment);
  deal = await newDeal(running.origin);
  neighbour = await newBrand(running.origin);
  const { brand, creator, dealId } = deal;
  const params = { id: dealId };
  await creator.at(running.origin).deals.changeStatus({ params, body: { status: 'ACCEPTED' } });
  const { db, close } = await openDatabase(
    { databaseUrl: database.url, dataDir: '' },
    pino({ level: 'silent' }),
  );
  const ids = { dealId, creatorId: creator.id, brandId: brand.brandId, userId: brand.id };
  const fileId = await fillDeal(db, ids, filled);
  await close();
  // What waits joins the log before anybody is measured.
  await brand.at(running.origin).proof.log({ params });
  paths = {
    'deals.read': requestPath(api.deals.read, { params }),
    'deals.brandDeals': requestPath(api.deals.brandDeals, {}),
    'comments.list': requestPath(api.comments.list, { params: { id: fileId } }),
    'comments.tasks': requestPath(api.comments.tasks, { params }),
    'messages.page': requestPath(api.messages.page, { params }),
    'proof.log': requestPath(api.proof.log, { params }),
    'proof.logPage': requestPath(api.proof.logPage, { params, query: { after: 50 } }),
    'proof.evidence': requestPath(api.proof.evidence, { params }),
    'notifications.list': requestPath(api.notifications.list, { query: { limit: 100 } }),
    'billing.statement': requestPath(api.billing.statement, { query: { limit: mostPerPage } }),
    'billing.statementCsv': requestPath(api.billing.statementCsv, {}),
    'billing.ordersCsv': requestPath(api.billing.ordersCsv, {}),
  };
}, 600_000);
afterAll(async () => {
  await running?.stop();
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** The most memory that the process has had, in megabytes; null where the system does not tell it. */
async function largestMegabytes(): Promise<number | null> {
  const told = await readFile(`/proc/${running.child.pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(told) ?? [];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
}

/** What the neighbour waits for a small answer, again and again as often as their limits allow, in milliseconds. */
async function callsWhile(isOver: () => boolean): Promise<number[]> {
  const waited: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await clientOf(running.origin, neighbour.token).notifications.unreadCount();
    waited.push(performance.now() - began);
    await setTimeout(isProof ? 105 : 10);
  }
  return waited.toSorted((one, other) => one - other);
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

test('whoever asks for the dearest holds up nobody else', async () => {
  const asking: Asking = { origin: running.origin, token: deal.brand.token, paths, milliseconds, atOnce: 3 };
  const thread = new Worker(new URL('../testing/ask-without-end.ts', import.meta.url), {
    workerData: asking,
  });
  let isOver = false;
  const answered = once(thread, 'message').then(([asked]): Record<string, Asked> => {
    isOver = true;
    return asked;
  });
  const failed = once(thread, 'error').then(([error]) => Promise.reject(error));
  const waited = await Promise.race([callsWhile(() => isOver), failed]);
  const asked = await answered;
  const megabytes = await largestMegabytes();
  for (const [name, { statuses, largest }] of Object.entries(asked)) {
    for (const status of Object.keys(statuses)) expect(['200', '429', '503'], name).toContain(status);
    expect(statuses['200'], name).toBeGreaterThan(0);
    const { bound } = sampleOf(name);
    if (bound && bound.form !== 'stream') expect(largest, name).toBeLessThanOrEqual(bound.bytes);
  }
  expect(waited.length).toBeGreaterThan(0);
  if (!isProof) return;
  const told = Object.entries(asked).map(
    ([name, { statuses, largest }]) =>
      `${name}: ${JSON.stringify(statuses)}, at most ${Math.ceil(largest / 1024)} kB`,
  );
  const others = `The other account: ${waited.length} calls, median ${Math.round(quantile(waited, 0.5))} ms, 95 of 100 within ${Math.round(quantile(waited, 0.95))} ms; the process at most ${megabytes} MB`;
  console.info([...told, others].join('\n'));
  expect(quantile(waited, 0.95)).toBeLessThan(mostMilliseconds);
  if (megabytes !== null) expect(megabytes).toBeLessThan(mostMegabytes);
}, 900_000);
