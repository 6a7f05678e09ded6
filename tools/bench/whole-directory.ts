/** All creators in one answer, against the same bytes from a prepared buffer. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, timeOf } from './lib/ask.ts';
import { startBaseline } from './lib/baseline.ts';
import { median, megabytes, written } from './lib/numbers.ts';
import { peakBytes, residentBytes } from './lib/processes.ts';
import { atMost, type Row, stated } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';

const path = '/api/users/creators/public';
const wantedTimes = 3;

/** Rows for the time and the memory; one answer at a time. */
export async function wholeDirectory({ options, markets, scratch }: Bench): Promise<Row[]> {
  await using server = await startServer({ databaseUrl: await markets.postgres(options.creators) });
  const idle = residentBytes(server.pid);
  const { bytes } = await bodyOf(`${server.origin}${path}`);
  const file = join(scratch, 'whole-directory');
  writeFileSync(file, bytes);
  await using prepared = await startBaseline('ready-node', { BODY_FILE: file });
  const times = { server: [] as number[], prepared: [] as number[] };
  const tries = options.isQuick ? 5 : 25;
  for (let n = 0; n < tries; n++) {
    times.prepared.push((await timeOf(`${prepared.origin}${path}`)).ms);
    times.server.push((await timeOf(`${server.origin}${path}`)).ms);
  }
  // The first answers warm up the code on both sides.
  const [measured, limit] = [median(times.server.slice(2)), median(times.prepared.slice(2))];
  return [
    atMost(
      {
        work: 'whole directory in one answer',
        measured: `${written(measured)} ms (median of ${tries - 2}, ${megabytes(bytes.length)})`,
        limit: `prepared buffer: ${written(limit)} ms`,
      },
      measured / limit,
      wantedTimes,
      'times the prepared buffer',
      measured / limit,
    ),
    stated(
      'whole directory: memory of the server at most',
      megabytes(peakBytes(server.pid)),
      `idle: ${megabytes(idle)}`,
    ),
  ];
}
