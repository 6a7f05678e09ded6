/** `npm run bench`: runs the workloads, prints their results and stores them in bench/RESULTS.md. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, PlainError, seconds } from '../../scripts/lib/say.mjs';
import { castings } from './castings.ts';
import { changes } from './changes.ts';
import { cutUploads } from './cut-uploads.ts';
import { deals } from './deals.ts';
import { directory } from './directory.ts';
import { directoryIndex } from './directory-index.ts';
import { films } from './films.ts';
import { guard } from './guard/guard.ts';
import { inbox } from './inbox.ts';
import { readMachine } from './lib/machine.ts';
import { openMarkets } from './lib/markets.ts';
import { readOptions } from './lib/options.ts';
import { keepResults, markAges, printRows } from './lib/results.ts';
import { type Row, stated } from './lib/rows.ts';
import type { Workload } from './lib/workload.ts';
import { market } from './market.ts';
import { messages } from './messages.ts';
import { rateLimits } from './rate-limits.ts';
import { review } from './review.ts';
import { scale } from './scale.ts';
import { search } from './search.ts';
import { shortLinks } from './short-links.ts';
import { start } from './start.ts';
import { streams } from './streams.ts';
import { twoProcesses } from './two-processes.ts';
import { uploads } from './uploads.ts';
import { wholeDirectory } from './whole-directory.ts';
import { zip } from './zip.ts';

const usualCreators = 10_000;

/** Workloads that write come last. */
const workloads: Record<string, Workload> = {
  start,
  directory,
  search,
  'directory-index': directoryIndex,
  'whole-directory': wholeDirectory,
  deals,
  inbox,
  castings,
  market,
  scale,
  changes,
  streams,
  'short-links': shortLinks,
  uploads,
  'cut-uploads': cutUploads,
  zip,
  films,
  messages,
  review,
  'two-processes': twoProcesses,
  'rate-limits': rateLimits,
};
/** The workloads that a larger market changes; the others have to be named. */
const ofLargeMarkets = ['directory-index', 'search', 'market', 'scale'];

function chosen(name: string | null, creators: number): [string, Workload][] {
  const all = Object.entries(workloads);
  if (name === null) {
    return all.filter(([each]) =>
      creators > usualCreators ? ofLargeMarkets.includes(each) : each !== 'scale',
    );
  }
  const named = all.filter(([each]) => each === name);
  if (named.length === 0)
    throw new PlainError(`Name a workload, or none for all: ${Object.keys(workloads).join(', ')}`);
  if (name === 'scale' && creators <= usualCreators)
    throw new PlainError('scale needs --creators=100000 or more');
  return named;
}

await command(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.name === 'ages') return markAges();
  const selected = options.name === 'guard' ? [] : chosen(options.name, options.creators);
  const scratch = mkdtempSync(join(tmpdir(), 'briefcast-bench-scratch-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  await using markets = openMarkets();
  // The databases are removed first, as their folders are large; all other processes end on `exit`.
  let isStopping = false;
  async function stop() {
    isStopping = true;
    await markets[Symbol.asyncDispose]();
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  if (options.name === 'guard') {
    if (!(await guard(markets, options))) process.exitCode = 1;
    return;
  }
  const machine = await readMachine(await markets.postgres(options.creators));
  console.log(`${machine.described}, commit ${machine.commit}`);
  const rows: Row[] = [];
  for (const [name, workload] of selected) {
    const began = performance.now();
    console.log(`\n${name}`);
    let found: Row[];
    try {
      found = await workload({ options, markets, scratch });
    } catch (error) {
      // Without its database it can only fail.
      if (isStopping) return;
      // A failure is reported, and the other workloads are still measured.
      process.exitCode = 1;
      const text = error instanceof Error ? error.message : String(error);
      found = [{ ...stated(name, `failed: ${text.slice(0, 300)}`), verdict: 'failed' }];
    }
    printRows(found);
    rows.push(...found);
    console.log(`  (${seconds(performance.now() - began)})`);
  }
  if (options.isQuick) return console.log('\nA quick look is not kept.');
  const names = selected.map(([name]) => name);
  keepResults(rows, { creators: options.creators, names, isWhole: options.name === null, machine });
  console.log('\nKept in bench/RESULTS.md');
});
