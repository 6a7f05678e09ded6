/** The time from the start of a process to its first answer, and its memory when it is then idle. */
import { median, written } from './lib/numbers.ts';
import { residentBytes, untilQuiet } from './lib/processes.ts';
import { atMost, growthRow, type Row } from './lib/rows.ts';
import { type ServerOptions, startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';

const wantedIdleMegabytes = 200;
const seconds = { PostgreSQL: 3, embedded: 5 };

async function startOften(times: number, options: ServerOptions) {
  const starts: number[] = [];
  const idle: number[] = [];
  for (let n = 0; n < times; n++) {
    await using server = await startServer(options);
    starts.push(server.startMilliseconds);
    await untilQuiet([server.pid], 30);
    idle.push(residentBytes(server.pid));
  }
  return { starts, idle };
}

/** Rows for both databases, medians of three starts. */
export async function start({ options, markets }: Bench): Promise<Row[]> {
  const times = options.isQuick ? 1 : 3;
  const measured = {
    PostgreSQL: await startOften(times, { databaseUrl: await markets.postgres(options.creators) }),
    embedded: await startOften(times, { dataDir: await markets.embedded(options.creators) }),
  };
  const startRow = (kind: keyof typeof measured) =>
    atMost(
      {
        work: `start to first answer, ${kind}`,
        measured: `${written(median(measured[kind].starts) / 1000)} s (median of ${times})`,
        limit: '',
      },
      median(measured[kind].starts) / 1000,
      seconds[kind],
      's',
    );
  return [
    startRow('PostgreSQL'),
    startRow('embedded'),
    growthRow('idle memory, PostgreSQL', median(measured.PostgreSQL.idle), wantedIdleMegabytes),
  ];
}
