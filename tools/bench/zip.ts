/** All files of a completed deal in one ZIP of 2 GB, against the same files one after the other. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { briefTo } from './lib/brief.ts';
import { median, megabytes, written } from './lib/numbers.ts';
import { call, logIn, type Person } from './lib/people.ts';
import { forgetPeak, peakBytes, residentBytes } from './lib/processes.ts';
import { atLeast, growthRow, type Row } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import { upload } from './lib/upload.ts';
import type { Bench } from './lib/workload.ts';
import { startedDeal } from './market-data/ids.ts';

const wanted = 0.8;
const wantedGrowthMegabytes = 60;
const count = 10;
const gigabyte = 1e9;

interface Delivered {
  zipUrl: string;
  files: { id: string; url: string }[];
}

/**
 * A deal whose creator delivered `count` videos of this many bytes in all; the brand approved them and
 * completed it.
 */
async function completedDeal(origin: string, bytes: number): Promise<Delivered> {
  const emails = startedDeal(0);
  const creator = await logIn(origin, emails.creator);
  const brand = await logIn(origin, emails.brand);
  const by = (person: Person) => ({
    read: async () =>
      (await call<{ deal: Delivered }>(origin, 'GET', `/api/deals/${id}`, { token: person.token })).deal,
    send: (method: string, path: string, body: object) =>
      call(origin, method, `/api/deals/${id}${path}`, { token: person.token, body }),
  });
  const body = { ...briefTo(creator.id), requirements: [] };
  const sent = { token: brand.token, body };
  const { id } = (await call<{ deal: { id: string } }>(origin, 'POST', '/api/deals', sent)).deal;
  await by(creator).send('PUT', '/status', { status: 'ACCEPTED' });
  for (let n = 0; n < count; n++) await upload(origin, { ...creator, dealId: id }, bytes / count);
  await by(creator).send('PUT', '/status', { status: 'SUBMITTED' });
  const { files } = await by(brand).read();
  await by(brand).send('POST', '/approvals', { fileIds: files.map((file) => file.id) });
  await by(brand).send('PUT', '/status', { status: 'COMPLETED' });
  return by(brand).read();
}

/** Reads a response to its end and discards its bytes, with as little work as possible. Returns their number. */
async function bytesOf(address: string): Promise<number> {
  const asked = get(address, { agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`);
  let bytes = 0;
  answer.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  await once(answer, 'end');
  return bytes;
}

/** In bytes a second. */
async function speedOf(addresses: readonly string[]): Promise<number> {
  const started = performance.now();
  let bytes = 0;
  for (const address of addresses) bytes += await bytesOf(address);
  return (bytes / (performance.now() - started)) * 1000;
}

/** Rows for the speed of the ZIP, and for the server's memory during it. */
export async function zip({ options, markets, scratch }: Bench): Promise<Row[]> {
  const bytes = options.isQuick ? gigabyte / 5 : 2 * gigabyte;
  await using server = await startServer({
    databaseUrl: await markets.postgres(options.creators),
    dataDir: mkdtempSync(join(scratch, 'zip-')),
    // Without ffmpeg nothing is made of the videos, which would be another program's work.
    environment: { PATH: '/nowhere' },
  });
  const deal = await completedDeal(server.origin, bytes);
  const zipped = [server.origin + deal.zipUrl];
  const single = deal.files.map(({ url }) => server.origin + url);
  await speedOf(single);
  const speeds = { zipped: [] as number[], single: [] as number[] };
  let grown = 0;
  for (let turn = 0; turn < (options.isQuick ? 1 : 3); turn++) {
    speeds.single.push(await speedOf(single));
    forgetPeak(server.pid);
    const before = residentBytes(server.pid);
    speeds.zipped.push(await speedOf(zipped));
    grown = Math.max(grown, peakBytes(server.pid) - before);
  }
  const work = `ZIP of ${written(bytes / gigabyte)} GB`;
  const [measured, limit] = [median(speeds.zipped), median(speeds.single)];
  return [
    atLeast(
      {
        work,
        measured: `${megabytes(measured)}/s (median of ${speeds.zipped.length})`,
        limit: `its ${count} files, one after the other: ${megabytes(limit)}/s`,
      },
      measured / limit,
      wanted,
    ),
    growthRow(`${work}: growth of memory`, grown, wantedGrowthMegabytes),
  ];
}
