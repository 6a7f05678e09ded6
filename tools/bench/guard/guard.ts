/**
 * `npm run bench -- guard`: measures seven kinds of work next to their limits, in three turns, against the ratios
 * in the repository. Works that fall short are measured again; its output, and when it fails, is in kept-ratios.ts.
 * `--keep` stores the new ratios instead; a word after it, as in `guard brief`, measures only those with the word
 * in their names.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../../../scripts/lib/say.mjs';
import { startBaseline } from '../lib/baseline.ts';
import { type Asked, type Load, load } from '../lib/load.ts';
import type { Markets } from '../lib/markets.ts';
import { written } from '../lib/numbers.ts';
import type { Options } from '../lib/options.ts';
import { untilQuiet } from '../lib/processes.ts';
import { firstPage, startServer } from '../lib/server.ts';
import { giveCredits } from './credits.ts';
import {
  bestOf,
  type Found,
  isNoisy,
  type Kept,
  keep,
  noiseOf,
  readKept,
  shortfalls,
  toldBelow,
} from './kept-ratios.ts';
import { keepFirstPage, type Work, worksOf } from './works.ts';

const creators = 1000;
const turns = 3;
const seconds = 1;
/** Few enough that each call is answered often within a second, even the slowest. */
const connections = 10;
/** How long to wait until the server is idle. */
const patienceSeconds = 2;

interface Measured extends Found {
  /** The load of the last turn. */
  measured: Load;
  limit: Load;
}

/** Refusals are quick and not comparable, so this throws for one, with the server's message. */
async function answered(asked: Asked, work: string): Promise<Load> {
  const done = await load({ ...asked, connections }, { seconds });
  if (done.refused === 0) return done;
  const { path, ...one } = asked.next?.() ?? asked.requests[0] ?? { path: '/' };
  const said = await (await fetch(`${asked.origin}${path}`, one)).text();
  throw new Error(`${work}: ${done.refused} calls refused, ${done.answers} answered; ${said.slice(0, 300)}`);
}

/** The limit, then the work, so that other work of the machine affects both. */
async function turnOf(name: string, { measured, limit, calls }: Work): Promise<Measured> {
  const bare = await answered(limit, `the limit of ${name}`);
  const ours = await answered(measured, name);
  // A turn without any answer, on a machine that stood still, does not count; there are others.
  const isMeasured = ours.answers > 0 && bare.answers > 0;
  const rate = isMeasured ? ours.perSecond / calls / bare.perSecond : 0;
  const processor = isMeasured ? bare.microseconds / (ours.microseconds * calls) : 0;
  return { turns: [{ rate, processor }], limits: [bare.perSecond], measured: ours, limit: bare };
}

/** After a warm-up, every work once, then every work again; the turns are added to those that were `found` before. */
async function inTurns(
  works: Readonly<Record<string, Work>>,
  found: Map<string, Measured> = new Map(),
): Promise<Map<string, Measured>> {
  for (const { measured, limit, warmUp } of Object.values(works))
    for (const asked of [limit, measured]) await load({ ...asked, connections }, { amount: warmUp });
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, work] of Object.entries(works)) {
      // Background work of earlier calls, such as mails, is not part of this measurement.
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

async function measure(
  databaseUrl: string,
  folder: string,
  { word, kept }: { word: string | null; kept: Kept },
): Promise<Map<string, Measured>> {
  await giveCredits(databaseUrl);
  await using server = await startServer({ databaseUrl });
  await using statements = await startBaseline('statements', { DATABASE_URL: databaseUrl });
  await using memory = await startBaseline('ready-fastify', {
    BODY_FILE: await keepFirstPage(server.origin, folder),
  });
  const requests = [{ path: firstPage }];
  const first: Work = {
    measured: { ...server, requests },
    limit: { ...memory, requests },
    calls: 1,
    warmUp: 15_000,
  };
  const others = await worksOf(server, statements, creators);
  // Until the index is built the database answers searches.
  await untilQuiet([server.pid], patienceSeconds);
  const works = worksWith<Work>(word, { 'the first page of the directory': first, ...others });
  const byWriting = Map.groupBy(Object.entries(works), ([, { writes }]) => writes === true);
  // Writing works come last: in their turns the pages that others read would grow.
  const found = new Map<string, Measured>();
  for (const writes of [false, true])
    for (const one of await untilEnough(Object.fromEntries(byWriting.get(writes) ?? []), kept))
      found.set(...one);
  return found;
}

/** Measures works in turns; what falls short, perhaps because the machine did something else, gets as many turns again. */
async function untilEnough(
  works: Readonly<Record<string, Work>>,
  kept: Kept,
): Promise<Map<string, Measured>> {
  const found = await inTurns(works);
  const again = Object.entries(works).filter(([name]) => {
    const one = found.get(name);
    return !one || shortfalls(new Map([[name, one]]), worksWith(name, kept)).length > 0;
  });
  if (again.length === 0) return found;
  console.log(`  Measured again: ${again.map(([name]) => name).join(', ')}`);
  return await inTurns(Object.fromEntries(again), found);
}

/** The works with this word in their names; all without one. */
const worksWith = <Of>(word: string | null, all: Readonly<Record<string, Of>>): Record<string, Of> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => word === null || name.includes(word)));

/** Prints the results; returns whether nothing has become much slower. */
export async function guard(
  markets: Markets,
  { work, isKept }: Pick<Options, 'work' | 'isKept'>,
): Promise<boolean> {
  const kept = worksWith(work, readKept());
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-guard-'));
  try {
    console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
    const database = await markets.postgres(creators, { withManyMessages: false });
    const found = await measure(database, folder, { word: work, kept });
    if (found.size === 0) throw new PlainError(`No work of the guard has “${work}” in its name.`);
    print(found, kept);
    if (isKept) {
      keep(found);
      console.log('Kept in tools/bench/guard/ratios.json');
      return true;
    }
    const wrong = shortfalls(found, kept);
    for (const { line, fails } of wrong) console.log(`${fails ? 'Slower' : 'Look at'}: ${line}`);
    if (wrong.length === 0) console.log(`All are at ${toldBelow} of what is kept or above.`);
    return !wrong.some(({ fails }) => fails);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
