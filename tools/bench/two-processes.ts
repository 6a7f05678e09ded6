/** Messages through two processes on one PostgreSQL, against one process. */
import { connectionsUsual, type Load, load } from './lib/load.ts';
import { askForMessages, checkKept } from './lib/messages.ts';
import { sum, written } from './lib/numbers.ts';
import { logInWriters } from './lib/people.ts';
import { atLeast, loadText, type Row } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { sizesOf } from './market-data/ids.ts';

const wanted = 1.5;

/** Two loads at the same time, reported as one. */
const atOnce = (loads: readonly Load[]): Load => ({
  ...(loads[0] as Load),
  perSecond: sum(loads.map(({ perSecond }) => perSecond)),
  p50: Math.max(...loads.map(({ p50 }) => p50)),
  p99: Math.max(...loads.map(({ p99 }) => p99)),
  answers: sum(loads.map(({ answers }) => answers)),
  refused: sum(loads.map(({ refused }) => refused)),
});

/** One row; both setups use 50 connections in all. Throws if an acknowledged message is not stored. */
export async function twoProcesses({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  await using first = await startServer({ databaseUrl });
  await using second = await startServer({ databaseUrl });
  const writers = await logInWriters(
    first.origin,
    Math.min(connectionsUsual, sizesOf(options.creators).startedDeals),
  );
  const half = { connections: connectionsUsual / 2 };
  const alone = () => load(askForMessages(first, writers, 'one'), { seconds: options.seconds / 2 });
  const both = async () =>
    atOnce(
      await Promise.all(
        [first, second].map((server) =>
          load({ ...askForMessages(server, writers, 'two'), ...half }, { seconds: options.seconds / 2 }),
        ),
      ),
    );
  await load(askForMessages(first, writers, 'warm'), { seconds: options.warmUpSeconds });
  await load(askForMessages(second, writers, 'warm'), { seconds: options.warmUpSeconds });
  const measured = { one: [await alone()], two: [await both()] };
  measured.one.push(await alone());
  measured.two.push(await both());
  await checkKept(databaseUrl, 'two', sum(measured.two.map(({ answers }) => answers)));
  const [one, two] = [measured.one, measured.two].map(
    (loads) => sum(loads.map(({ perSecond }) => perSecond)) / 2,
  ) as [number, number];
  return [
    atLeast(
      {
        work: 'a durable message, two processes on one PostgreSQL',
        measured: `${written(two)} /s (the last turn: ${loadText(measured.two[1] as Load)})`,
        limit: `one process: ${written(one)} /s`,
      },
      two / one,
      wanted,
      ' times one process',
    ),
  ];
}
