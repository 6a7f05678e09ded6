/**
 * 200 uploads in parts at once, over connections that are cut, to two processes of which one is killed
 * repeatedly: whether all arrive intact, and how the memory of the other process develops.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { written } from './lib/numbers.ts';
import { type MadeFile, putPart, sha256OfFile } from './lib/parts.ts';
import { call, logInAll, type Person } from './lib/people.ts';
import { forgetPeak, peakBytes, residentBytes } from './lib/processes.ts';
import { atLeast, growthRow, type Row } from './lib/rows.ts';
import { type Server, type ServerOptions, startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { sizesOf, startedDeal } from './market-data/ids.ts';

const megabyte = 1e6;
const fileBytes = 20 * megabyte;
const wantedGrowthMegabytes = 200;
/** One in this many tries to send a part is cut. */
const cutOneOf = 4;
/**
 * A request is repeated, to another process or later, until it has failed this often in a row: a process that
 * is killed while it joins a file blocks others from it for a minute.
 */
const patience = 1200;

interface Sending {
  id: string;
  person: Person;
  file: MadeFile;
  parts: number;
  sha256: string;
}

interface Begun {
  upload: { id: string; partSize: number; parts: number };
}

/** Two processes of which the first can be killed and is then replaced. */
function pair(first: Server, second: Server, options: ServerOptions) {
  let running = [first, second];
  return {
    anyOrigin: () => running[Math.floor(Math.random() * running.length)]?.origin ?? second.origin,
    async killOne(): Promise<void> {
      const [victim] = running.filter((one) => one !== second);
      if (!victim) return;
      running = [second];
      victim.process.child.kill('SIGKILL');
      await victim[Symbol.asyncDispose]();
      running = [await startServer(options), second];
    },
    async [Symbol.asyncDispose]() {
      for (const one of running) await one[Symbol.asyncDispose]();
    },
  };
}

/** Repeats a request until there is an answer. Throws the last refusal if there is none. */
async function ask<T>(asking: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await asking();
    } catch (error) {
      if (failures === patience) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Begins the given number of uploads, in deals of different creators as far as there are enough. */
async function beginAll(origin: string, count: number, creators: number): Promise<Sending[]> {
  const deals = Math.min(count, sizesOf(creators).startedDeals);
  const people = await logInAll(
    origin,
    Array.from({ length: deals }, (_, n) => startedDeal(n).creator),
  );
  const all: Sending[] = [];
  for (let number = 0; number < count; number++) {
    const person = people[number % deals] as Person;
    const body = { dealId: startedDeal(number % deals).dealId, name: `take-${number}.mp4`, size: fileBytes };
    const { upload } = await call<Begun>(origin, 'POST', '/api/uploads', { token: person.token, body });
    const file = { number, size: fileBytes, partSize: upload.partSize };
    all.push({ id: upload.id, person, file, parts: upload.parts, sha256: sha256OfFile(file) });
  }
  return all;
}

/** Rows for what arrived, and for the growth of memory. */
export async function cutUploads({ options, markets, scratch }: Bench): Promise<Row[]> {
  const [count, kills] = options.isQuick ? [20, 3] : [200, 10];
  const serverOptions: ServerOptions = {
    databaseUrl: await markets.postgres(options.creators),
    dataDir: mkdtempSync(join(scratch, 'cut-uploads-')),
    // Without ffmpeg no proxy is made, which would be another program's work.
    environment: { PATH: '/nowhere' },
  };
  const survivor = await startServer(serverOptions);
  await using servers = pair(await startServer(serverOptions), survivor, serverOptions);
  const uploads = await beginAll(survivor.origin, count, options.creators);
  const parts = uploads.reduce((sum, upload) => sum + upload.parts, 0);

  let [sent, taken, killed] = [0, 0, 0];
  let killing = Promise.resolve();
  function noteTaken() {
    taken += 1;
    // Kills are spread over the run: the first after a part of it, none once everything has arrived.
    if (killed === kills || taken < ((killed + 1) * parts) / (kills + 1)) return;
    killed += 1;
    killing = killing.then(() => servers.killOne());
  }

  /** Uploads one file despite the cuts; returns whether the server has it unchanged. */
  async function bring({ id, person: { token }, file, parts: all, sha256 }: Sending): Promise<boolean> {
    for (;;) {
      const { upload } = await ask(() =>
        call<{ upload: { received: number[] } }>(servers.anyOrigin(), 'GET', `/api/uploads/${id}`, { token }),
      );
      const missing = Array.from({ length: all }, (_, at) => at + 1).filter(
        (number) => !upload.received.includes(number),
      );
      if (missing.length === 0) break;
      for (const number of missing) {
        sent += 1;
        const isCut = Math.floor(Math.random() * cutOneOf) === 0;
        if (await putPart(servers.anyOrigin(), token, { id, file }, number, isCut)) noteTaken();
      }
    }
    const complete = `/api/uploads/${id}/complete`;
    const { file: kept } = await ask(() =>
      call<{ file: { size: number; sha256: string } }>(servers.anyOrigin(), 'POST', complete, {
        token,
        body: { sha256 },
      }),
    );
    return kept.size === file.size && kept.sha256 === sha256;
  }

  // Memory for a process's first requests does not count as growth.
  const first = uploads.splice(0, count / 10);
  const warm = await Promise.all(first.map(bring));
  forgetPeak(survivor.pid);
  const before = residentBytes(survivor.pid);
  const started = performance.now();
  const whole = [...warm, ...(await Promise.all(uploads.map(bring)))].filter(Boolean).length;
  const seconds = (performance.now() - started) / 1000;
  const grown = peakBytes(survivor.pid) - before;
  await killing;
  const work = `${count} uploads of ${written(fileBytes / megabyte)} MB in parts at once, lines cut, ${killed} kills of one of two processes`;
  const measured = `${whole} whole, ${sent - parts} of ${sent} parts sent again, ${written(seconds)} s`;
  return [
    atLeast({ work, measured, limit: `${count} begun` }, whole / count, 1),
    growthRow(`${work}: growth of memory of the other`, grown, wantedGrowthMegabytes),
  ];
}
