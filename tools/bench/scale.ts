/** Search in a larger market against 10,000 creators, and the cost of the larger index during and after its build. */
import { oneByOne, timeOf } from './lib/ask.ts';
import { inTurns } from './lib/load.ts';
import { megabytes, quantile, sum, written } from './lib/numbers.ts';
import { peakBytes, residentBytes, untilQuiet } from './lib/processes.ts';
import { atMost, loadText, type Row, stated } from './lib/rows.ts';
import { type Server, startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { questions } from './market-data/queries.ts';

const usual = 10_000;
const wantedTimes = 3;
const wantedP99 = 15;
const mean = (times: readonly number[]) => sum(times) / times.length;

/** The times of small requests in milliseconds while the process still builds the index, until it is idle. */
async function timesWhileBuilding({ origin, pid }: Server, seconds: number) {
  const times: number[] = [];
  let isQuiet = false;
  const quiet = untilQuiet([pid], seconds).then((ms) => {
    isQuiet = true;
    return ms;
  });
  while (!isQuiet) {
    times.push((await timeOf(`${origin}/api/categories`)).ms);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { times, buildMilliseconds: await quiet };
}

/** Rows for times, memory and start; the market of 10,000 is created and measured next to the larger one. */
export async function scale({ options, markets }: Bench): Promise<Row[]> {
  const { creators } = options;
  const [smallUrl, largeUrl] = [await markets.postgres(usual), await markets.postgres(creators)];
  await using small = await startServer({ databaseUrl: smallUrl });
  await using large = await startServer({ databaseUrl: largeUrl, patienceSeconds: 600 });
  const building = await timesWhileBuilding(large, 300);
  await untilQuiet([small.pid], 60);
  const memory = { small: residentBytes(small.pid), large: residentBytes(large.pid) };

  const paths = questions(400);
  // A first round with other queries prepares statements and warms up the code.
  for (const { origin } of [small, large]) await oneByOne(origin, questions(200, 7), 20);
  const alone = {
    small: await oneByOne(small.origin, paths, 60),
    large: await oneByOne(large.origin, paths, 60),
  };
  const requests = paths.map((path) => ({ path }));
  const loads = await inTurns({ small: { ...small, requests }, large: { ...large, requests } }, options);
  const [one, other] = [mean(alone.large), mean(alone.small)];
  const p99 = quantile(alone.large, 0.99);
  return [
    atMost(
      {
        work: 'filtered search, asked alone: mean time',
        measured: `${written(one)} ms (${alone.large.length} questions)`,
        limit: `${written(usual)} creators: ${written(other)} ms`,
      },
      one / other,
      wantedTimes,
      'times that of 10,000',
      one / other,
    ),
    atMost(
      { work: 'filtered search, asked alone: p99', measured: `${written(p99)} ms`, limit: '' },
      p99,
      wantedP99,
      'ms',
    ),
    stated(
      'filtered search, 50 connections',
      loadText(loads.large),
      `${written(usual)} creators: ${loadText(loads.small)}`,
      loads.large.perSecond / loads.small.perSecond,
    ),
    stated(
      'memory for each creator beyond the first 10,000',
      `${written((memory.large - memory.small) / (creators - usual))} bytes (${megabytes(memory.large)} in all, ${megabytes(peakBytes(large.pid))} at most)`,
    ),
    stated(
      'start: first answer, and until nothing is left to build',
      `${written(large.startMilliseconds / 1000)} s, then ${(building.buildMilliseconds / 1000).toFixed(1)} s`,
    ),
    stated(
      'a small request while the index is built',
      `${written(quantile(building.times, 0.5))} ms median, ${written(Math.max(...building.times))} ms at most, of ${building.times.length}`,
    ),
  ];
}
