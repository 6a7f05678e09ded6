/**
 * Measures a video of 2 GB, and 20 at once, against a raw stream to the same disk; and the server's memory during
 * it.
 */

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { median, megabytes, written } from './lib/numbers.ts';
import { logInWriters } from './lib/people.ts';
import { forgetPeak, peakBytes, residentBytes } from './lib/processes.ts';
import { atLeast, growthRow, type Row } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import { upload, writeRaw } from './lib/upload.ts';
import type { Bench } from './lib/workload.ts';

const wanted = 0.8;
const wantedGrowthMegabytes = 60;
const atOnce = 20;
const gigabyte = 1e9;

/** Rows for speed and growth of memory, of one upload and of 20 at once. */
export async function uploads({ options, markets, scratch }: Bench): Promise<Row[]> {
  const bytes = options.isQuick ? gigabyte / 5 : 2 * gigabyte;
  const bytesAtOnce = bytes / 10;
  await using server = await startServer({
    databaseUrl: await markets.postgres(options.creators),
    dataDir: mkdtempSync(join(scratch, 'uploads-')),
    // Without ffmpeg no poster is made, which would be another program's work.
    environment: { PATH: '/nowhere' },
  });
  const people = await logInWriters(server.origin, atOnce);
  const [first] = people;
  if (!first) throw new Error('Nobody is there to upload.');
  const raw = () => writeRaw(join(scratch, 'raw'), bytes);
  await upload(server.origin, first, bytes / 20);

  /** How much the memory grows beyond what was resident before, in bytes. */
  async function growthDuring(work: () => Promise<void>): Promise<number> {
    forgetPeak(server.pid);
    const before = residentBytes(server.pid);
    await work();
    return peakBytes(server.pid) - before;
  }

  const times = { raw: [] as number[], upload: [] as number[] };
  const grown = await growthDuring(async () => {
    for (let turn = 0; turn < (options.isQuick ? 1 : 3); turn++) {
      times.raw.push(await raw());
      times.upload.push(await upload(server.origin, first, bytes));
    }
  });
  let manyMilliseconds = 0;
  const grownByMany = await growthDuring(async () => {
    const started = performance.now();
    await Promise.all(people.map((person) => upload(server.origin, person, bytesAtOnce)));
    manyMilliseconds = performance.now() - started;
  });
  const speed = (size: number, ms: number) => (size / ms) * 1000;
  const rawSpeed = speed(bytes, median(times.raw));
  const row = (work: string, measured: number, times = '') =>
    atLeast(
      {
        work,
        measured: `${megabytes(measured)}/s${times}`,
        limit: `raw synced stream: ${megabytes(rawSpeed)}/s`,
      },
      measured / rawSpeed,
      wanted,
    );
  const single = `${written(bytes / gigabyte)} GB upload`;
  const many = `${atOnce} uploads of ${written(bytesAtOnce / gigabyte)} GB at once`;
  return [
    row(single, speed(bytes, median(times.upload)), ` (median of ${times.upload.length})`),
    growthRow(`${single}: growth of memory`, grown, wantedGrowthMegabytes),
    row(many, speed(bytesAtOnce * atOnce, manyMilliseconds)),
    growthRow(`${many}: growth of memory`, grownByMany, wantedGrowthMegabytes),
  ];
}
