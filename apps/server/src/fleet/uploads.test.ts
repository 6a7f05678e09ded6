/**
 * Files come in parts over lines that are cut anywhere, to two processes of which one is killed in the middle of it: all of
 * them arrive whole, and nothing else is left. PROOF_UPLOADS says how many.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError, api, requestPath, type Upload } from '@briefcast/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../../../tools/bench/lib/random.ts';
import { buildApp } from '../app.ts';
import { readKeys } from '../features/backups/read-keys.ts';
import { sweep } from '../features/files/sweep.ts';
import { readConfig } from '../platform/config.ts';
import { samplePdf } from '../platform/media/sample-media.ts';
import { ageUnfinished, unfinishedIn } from '../testing/compare-bytes.ts';
import { type FleetPerson, newDeal, type ServerProcess, startProcess } from '../testing/fleet.ts';
import { bytesOfPart, contentDigest } from '../testing/send-parts.ts';
import { clonePostgres } from '../testing/test-database.ts';

const uploads = Number(process.env.PROOF_UPLOADS ?? 6);
/**
 * Every so many uploads, the first process is killed while three parts of one are on their way. With 0 none is, so that
 * one process's memory can be followed through all of them.
 */
const killEvery = Number(process.env.PROOF_KILL_EVERY ?? 5);
const dayMilliseconds = 86_400_000;
const megabyte = 1024 * 1024;

let environment: Record<string, string>;
let dataDir: string;
let database: Awaited<ReturnType<typeof clonePostgres>>;
let running: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'briefcast-uploads-'));
  database = await clonePostgres();
  environment = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  running = [await startProcess(environment), await startProcess(environment)];
});
afterAll(async () => {
  for (const one of running) await one.stop();
  await database?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const { below } = chanceFrom(Number(process.env.PROOF_SEED ?? 20_261_128));
const fileOf = (size: number) => Buffer.concat([samplePdf(), randomBytes(size - samplePdf().length)]);
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const anyOrigin = () => running[below(running.length)]?.origin ?? '';

/** Sends a part; with `cutAt` the connection breaks after so many bytes. Returns whether it was taken. */
function putPart(
  origin: string,
  { token }: FleetPerson,
  part: { id: string; number: number },
  bytes: Buffer,
  cutAt: number | null,
): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(
      origin + requestPath(api.uploads.writePart, { params: part }),
      {
        method: 'PUT',
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'content-length': bytes.length,
          'content-digest': contentDigest(bytes),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200));
        response.on('error', () => resolve(false));
      },
    );
    sent.on('error', () => resolve(false));
    if (cutAt === null) sent.end(bytes);
    else sent.write(bytes.subarray(0, cutAt), () => sent.destroy());
  });
}

/** Calls a process until one answers: the one that was asked may be gone. */
async function ask<T>(call: (origin: string) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call(anyOrigin());
    } catch (error) {
      const isAnswer =
        error instanceof AppError && error.code !== 'request.in_progress' && error.status < 500;
      if (isAnswer) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const missingOf = ({ parts, received }: Upload) =>
  Array.from({ length: parts }, (_, index) => index + 1).filter((number) => !received.includes(number));

async function killTheFirst(): Promise<void> {
  const [first] = running as [ServerProcess];
  const died = new Promise((resolve) => first.child.once('exit', resolve));
  first.child.kill('SIGKILL');
  await died;
  running.shift();
  running.push(await startProcess(environment));
}

/** Sends what is missing, three at a time, until nothing is; most tries are cut. Returns how many parts were sent. */
async function sendAll(
  creator: FleetPerson,
  begun: Upload,
  bytes: Buffer,
  isKilled: boolean,
): Promise<number> {
  let sent = 0;
  for (let tries = 0; ; tries++) {
    const { upload } = await ask((origin) => creator.at(origin).uploads.read({ params: { id: begun.id } }));
    const missing = missingOf(upload).slice(0, 3);
    if (missing.length === 0) return sent;
    const puts = missing.map((number) => {
      const part = bytesOfPart(bytes, upload, number);
      const cutAt = tries < 3 && below(2) === 0 ? below(part.length) : null;
      return putPart(anyOrigin(), creator, { id: upload.id, number }, part, cutAt);
    });
    sent += missing.length;
    if (isKilled && tries === 0) await killTheFirst();
    await Promise.all(puts);
  }
}

/** The memory that a process has now, and the most that it has had, in megabytes; 0 where the system does not tell. */
async function memoryOf({ child }: ServerProcess): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024);
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test(`${uploads} uploads that are cut all arrive whole, and leave nothing else`, async () => {
  const { creator, dealId } = await newDeal(anyOrigin());
  await creator.at(anyOrigin()).deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  let parts = 0;
  let sent = 0;
  const baseline = await memoryOf(running[0] as ServerProcess);
  const memory: { now: number; most: number }[] = [];
  for (let number = 0; number < uploads; number++) {
    const bytes = fileOf(9 * megabyte + below(15 * megabyte));
    const body = { dealId, name: `file-${number}.pdf`, size: bytes.length };
    const { upload } = await ask((origin) => creator.at(origin).uploads.begin({ body }));
    sent += await sendAll(creator, upload, bytes, killEvery > 0 && number % killEvery === 1);
    parts += upload.parts;
    const params = { id: upload.id };
    const { file } = await ask((origin) =>
      creator.at(origin).uploads.complete({ params, body: { sha256: sha256Of(bytes) } }),
    );
    expect(file).toMatchObject({ size: bytes.length, sha256: sha256Of(bytes), status: 'DRAFT' });
    // What is downloaded is what was sent; then it makes room for the others.
    const answer = await fetch(anyOrigin() + file.url);
    expect(sha256Of(Buffer.from(await answer.arrayBuffer()))).toBe(sha256Of(bytes));
    await ask((origin) => creator.at(origin).drafts.removeFile({ params: { id: dealId, fileId: file.id } }));
    memory.push(await memoryOf(running[0] as ServerProcess));
  }
  if (process.env.PROOF_UPLOADS) {
    const quarter = Math.ceil(memory.length / 4);
    const ofQuarter = (at: number) =>
      middleOf(memory.slice(at * quarter, (at + 1) * quarter).map(({ now }) => now));
    console.info(
      `${uploads} uploads of ${parts} parts, ${sent - parts} of them sent again; memory ${baseline.now} MB before, ` +
        `${[0, 1, 2, 3].map(ofQuarter).join(', ')} MB in each quarter, ${Math.max(...memory.map(({ most }) => most))} MB at most`,
    );
  }
  // One more is left unfinished, for the sweep.
  const left = fileOf(20 * megabyte);
  const body = { dealId, name: 'left.pdf', size: left.length };
  const { upload } = await ask((origin) => creator.at(origin).uploads.begin({ body }));
  await putPart(anyOrigin(), creator, { id: upload.id, number: 1 }, bytesOfPart(left, upload, 1), null);
  await putPart(anyOrigin(), creator, { id: upload.id, number: 2 }, bytesOfPart(left, upload, 2), 1000);
  for (const one of running.splice(0)) await one.stop();

  // Nine days later nothing of it is left.
  const config = readConfig({ ...environment, PORT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'not used' });
  const app = await buildApp(config, { clock: () => new Date(Date.now() + 9 * dayMilliseconds) });
  try {
    await app.deps.jobs.drain();
    await ageUnfinished(dataDir);
    await sweep(app.deps);
    const stored: string[] = [];
    for await (const key of app.deps.storage.list(new Date(Date.now() + dayMilliseconds))) stored.push(key);
    expect(stored).toEqual(await readKeys(app.deps.db));
    expect(stored).toEqual([]);
    expect(await unfinishedIn(dataDir)).toEqual([]);
  } finally {
    await app.close();
  }
}, 7_200_000);
