/** The directory's index alone, without a server: the time to build it, its memory, the time of one query. */
import { answerOfFound } from '../../apps/server/src/features/creators/directory/answer-bytes.ts';
import { findMeant } from '../../apps/server/src/features/creators/directory/corrections.ts';
import { DirectoryIndex } from '../../apps/server/src/features/creators/directory/directory-index.ts';
import type { NormalQuery } from '../../apps/server/src/features/creators/directory/normal-query.ts';
import { quantile, written } from './lib/numbers.ts';
import { atMost, type Row, stated } from './lib/rows.ts';
import type { Bench } from './lib/workload.ts';
import { madeMarket } from './market-data/made-market.ts';

const queryCount = 400;
const rounds = 5;
const wantedP99 = 15;

/** Processor time of this thread in milliseconds, so that other work on the machine does not count. */
function timeOf(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/** Builds the index as the server does, step by step, and times each step. */
function build(creators: number, { creator }: ReturnType<typeof madeMarket>) {
  const index = new DirectoryIndex(creators);
  let total = 0;
  let longest = 0;
  const step = (work: () => unknown) => {
    const took = timeOf(work);
    total += took;
    longest = Math.max(longest, took);
  };
  for (let n = 0; n < creators; n++) {
    const made = creator(n);
    step(() => index.addCreator(made));
  }
  const sorting = index.sort();
  for (let isDone = false; !isDone; )
    step(() => {
      isDone = sorting.next().done ?? false;
    });
  return { index, total, longest };
}

/** The mean is of processor time; the others are of each query's best round, because other work disturbs. */
function timesOf(queries: readonly NormalQuery[], count: number, work: (query: NormalQuery) => unknown) {
  const best = queries.map(() => Number.POSITIVE_INFINITY);
  let sum = 0;
  for (let round = 0; round < count; round++) {
    sum += timeOf(() => {
      for (const [i, query] of queries.entries()) {
        const begun = performance.now();
        work(query);
        best[i] = Math.min(best[i] ?? 0, performance.now() - begun);
      }
    });
  }
  const p99 = quantile(best, 0.99);
  return { p99, text: `mean ${written(sum / count / queries.length)} ms, p99 ${written(p99)} ms` };
}

/** Rows for the build, the memory and the queries of a generated market. */
export async function directoryIndex({ options: { creators } }: Bench): Promise<Row[]> {
  const market = madeMarket(creators);
  const { index, total, longest } = build(creators, market);
  const { stored: cards, index: own } = index.bytes;
  const queries = Array.from({ length: queryCount }, market.query);
  const find = (query: NormalQuery) => findMeant(index, query);
  // A first round with queries of its own warms up the code.
  for (let n = 0; n < queryCount; n++) find(market.query());
  const first = timesOf(queries, 1, find);
  const again = timesOf(queries, rounds, find);
  const asBytes = timesOf(queries, rounds, (query) => answerOfFound(index, query, find(query)));
  const row = { work: 'one query of the index: p99', measured: again.text, limit: '' };
  return [
    stated(
      'building the index',
      `${written(total / 1000)} s of processor, longest step ${written(longest)} ms`,
    ),
    stated(
      'memory a creator',
      `index ${written(own / creators)} bytes, card ${written(cards / creators)} bytes`,
    ),
    stated('one query of the index, its words searched for the first time', first.text),
    atMost(row, again.p99, wantedP99, 'ms'),
    stated('one query with its answer as bytes', asBytes.text),
  ];
}
