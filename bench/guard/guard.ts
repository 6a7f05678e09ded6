/**
 * `npm run bench -- guard`: seven works beside their limits, in three turns, against the ratios that the repository
 * keeps. It fails where the best turn is less than three quarters of that, see kept-ratios.ts. `--keep` writes what it
 * found instead.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBaseline } from '../lib/baseline.ts';
import { type Asked, type Load, load } from '../lib/load.ts';
import type { Markets } from '../lib/markets.ts';
import { written } from '../lib/numbers.ts';
import { untilQuiet } from '../lib/processes.ts';
import { firstPage, startServer } from '../lib/server.ts';
import { giveCredits } from './credits.ts';
import {
  bestOf,
  type Found,
  isNoisy,
  type Kept,
  keep,
  lowestShare,
  noiseOf,
  readKept,
  shortfalls,
} from './kept-ratios.ts';
import { keepFirstPage, type Work, worksOf } from './works.ts';

const creators = 1000;
const turns = 3;
const seconds = 1;
/** So few that each is answered often within a second, those that take longest included. */
const connections = 10;
/** How long the server is waited for until it has nothing left to do. */
const patienceSeconds = 2;

interface Measured extends Found {
  /** Of the last turn. */
  measured: Load;
  limit: Load;
}

/** Refusals are quick and compare with nothing: throws for one, with what the server said. */
async function answered(asked: Asked, work: string): Promise<Load> {
  const done = await load({ ...asked, connections }, { seconds });
  if (done.refused === 0) return done;
  const { path, ...one } = asked.next?.() ?? asked.requests[0] ?? { path: '/' };
  const said = await (await fetch(`${asked.origin}${path}`, one)).text();
  throw new Error(`${work}: ${done.refused} calls refused, ${done.answers} answered; ${said.slice(0, 300)}`);
}

/** The limit, then the work, so that what else the machine does meets both. */
async function turnOf(name: string, { measured, limit, calls }: Work): Promise<Measured> {
  const bare = await answered(limit, `the limit of ${name}`);
  const ours = await answered(measured, name);
  // A turn in which a machine at a standstill answered nothing counts for nothing; there are others.
  const isMeasured = ours.answers > 0 && bare.answers > 0;
  const rate = isMeasured ? ours.perSecond / calls / bare.perSecond : 0;
  const processor = isMeasured ? bare.microseconds / (ours.microseconds * calls) : 0;
  return { turns: [{ rate, processor }], limits: [bare.perSecond], measured: ours, limit: bare };
}

/** After a warm-up every work once, then every work again. */
async function inTurns(works: Readonly<Record<string, Work>>): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>();
  for (const { measured, limit, warmUp } of Object.values(works))
    for (const asked of [limit, measured]) await load({ ...asked, connections }, { amount: warmUp });
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, work] of Object.entries(works)) {
      // What a message or a brief before it left to do, mails for example, is not what is measured here.
      await untilQuiet([work.measured.pid ?? 0], patienceSeconds);
      const now = await turnOf(name, work);
      const before = found.get(name);
      found.set(name, {
        ...now,
        turns: [...(before?.turns ?? []), ...now.turns],
        limits: [...(before?.limits ?? []), ...now.limits],
      });
    }
  }
  return found;
}

function print(found: ReadonlyMap<string, Measured>, kept: Kept): void {
  for (const [name, one] of found) {
    const { measured, limit } = one;
    const best = bestOf(one);
    const each = one.turns.map(({ rate }) => rate.toPrecision(3)).join(', ');
    const before = kept[name];
    console.log(`  ${name}: ${best.rate.toPrecision(3)} (turns ${each}), kept ${before?.rate ?? 'none'}`);
    console.log(
      `      ${written(measured.perSecond)} calls/s, ${written(measured.microseconds)} µs of processor each; the limit ${written(limit.perSecond)} /s, ${written(limit.microseconds)} µs; ratio of processor ${best.processor.toPrecision(3)}, kept ${before?.processor ?? 'none'}`,
    );
    if (isNoisy(one))
      console.log(
        `      the machine was noisy: the limit alone differed ${written(noiseOf(one))} times between turns`,
      );
  }
}

async function measure(databaseUrl: string, folder: string): Promise<Map<string, Measured>> {
  await giveCredits(databaseUrl);
  await using server = await startServer({ databaseUrl });
  await using statements = await startBaseline('statements', { DATABASE_URL: databaseUrl });
  await using memory = await startBaseline('ready-fastify', {
    BODY_FILE: await keepFirstPage(server.origin, folder),
  });
  const requests = [{ path: firstPage }];
  const first = {
    measured: { ...server, requests },
    limit: { ...memory, requests },
    calls: 1,
    warmUp: 15_000,
  };
  const others = await worksOf(server, statements, creators);
  // Until the index is built the database answers searches.
  await untilQuiet([server.pid], patienceSeconds);
  return await inTurns({ 'the first page of the directory': first, ...others });
}

/** Prints what it found; answers whether nothing has become slower. */
export async function guard(markets: Markets, isKept: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-guard-'));
  try {
    console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
    const found = await measure(await markets.postgres(creators, { withManyMessages: false }), folder);
    print(found, readKept());
    if (isKept) {
      keep(found);
      console.log('Kept in bench/guard/ratios.json');
      return true;
    }
    const wrong = shortfalls(found, readKept());
    for (const line of wrong) console.log(`Slower: ${line}`);
    if (wrong.length === 0) console.log(`All are at ${lowestShare} of what is kept or above.`);
    return wrong.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
