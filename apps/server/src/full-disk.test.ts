/** A disk without room: what is refused, what goes on, and what is told. The disk is a double, its code is the real one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type AppError, api } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { samplePdf, samplePicture } from './platform/media/sample-media.ts';
import { diskStorage } from './platform/storage/disk.ts';
import type { Storage } from './platform/storage/storage.ts';
import { sentBrief } from './testing/builders.ts';
import { compareBytes } from './testing/compare-bytes.ts';
import { useTestServer } from './testing/harness.ts';
import { sendFile } from './testing/send-file.ts';

const megabyte = 1024 * 1024;
const reserve = 100 * megabyte;
const folder = mkdtempSync(join(tmpdir(), 'briefcast-full-'));
afterAll(() => rmSync(folder, { recursive: true }));

const disk = { free: 1000 * megabyte, isOut: false };
const real = diskStorage(folder, reserve, async () => disk.free);
const systemError = (code: string) =>
  Object.assign(new Error(`${code}: no space left on device, write`), { code });
const storage: Storage = {
  ...real,
  async write(key, source, whenTaken) {
    if (!disk.isOut) return real.write(key, source, whenTaken);
    const untilFull = async function* () {
      for await (const piece of source) {
        yield piece;
        throw systemError('ENOSPC');
      }
    };
    return real.write(key, Readable.from(untilFull()), whenTaken);
  },
};
const server = useTestServer({}, { storage });

afterEach(async () => {
  Object.assign(disk, { free: 1000 * megabyte, isOut: false });
  expect(await compareBytes(server.app.deps)).toEqual({ rowsWithoutBytes: [], bytesWithoutRow: [] });
});

const refusalOf = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => expect.unreachable('it was taken'),
    (error: AppError) => error,
  );

describe('with less than the reserve', () => {
  test('files are refused before a byte, everything else works, and both are told', async () => {
    const { brand, dealId } = await sentBrief(server);
    const send = () => sendFile(server, brand, api.files.upload, samplePdf(), { params: { dealId } });
    disk.free = reserve;
    expect(await refusalOf(send())).toMatchObject({
      code: 'service.storage_full',
      status: 503,
    });
    await brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Still here' } });
    expect(await server.anonymous.system.ready()).toEqual({ status: 'ready', storage: 'full' });
    const { client } = await server.signInAdmin();
    expect((await client.admin.dashboard()).storage).toEqual({ roomBytes: 0 });

    disk.free = reserve + megabyte;
    await send();
    expect(await server.anonymous.system.ready()).toEqual({ status: 'ready', storage: 'ok' });
    expect((await client.admin.dashboard()).storage).toEqual({ roomBytes: megabyte });
  });

  test('what is declared has to fit beside the reserve', async () => {
    const brand = await server.signUpBrand();
    disk.free = reserve + 1000;
    const picture = await samplePicture('png', 2000, 2000);
    expect(picture.length).toBeGreaterThan(1000);
    const sent = sendFile(server, brand, api.files.uploadAvatar, picture);
    expect((await refusalOf(sent)).code).toBe('service.storage_full');
  });
});

test('a disk that is full in the middle of a file refuses it, and the process goes on', async () => {
  const { brand, dealId } = await sentBrief(server);
  disk.isOut = true;
  for (const spec of [api.files.upload, api.files.uploadAvatar] as const) {
    const sent = sendFile(server, brand, spec, await samplePicture('jpeg'), { params: { dealId } });
    expect(await refusalOf(sent)).toMatchObject({ code: 'service.storage_full', status: 503 });
  }
  disk.isOut = false;
  await sendFile(server, brand, api.files.upload, samplePdf(), { params: { dealId } });
});

describe('a database that takes no changes', () => {
  const setReadOnly = (value: 'on' | 'off') =>
    server.app.deps.db.execute(sql.raw(`set default_transaction_read_only = ${value}`));
  const allConnections = async (value: 'on' | 'off') => {
    const { db } = server.app.deps;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(0.05)`);
          await tx.execute(sql.raw(`set default_transaction_read_only = ${value}`));
        }),
      ),
    );
    await setReadOnly(value);
  };

  test('is told by /api/ready, refuses changes with 503, and reads on', async () => {
    const { brand, dealId } = await sentBrief(server);
    server.advance(60_000);
    await allConnections('on');
    try {
      const message = { dealId, type: 'TEXT' as const, content: 'Not now' };
      expect(await refusalOf(brand.client.messages.send({ body: message }))).toMatchObject({
        code: 'service.read_only',
        status: 503,
      });
      expect((await brand.client.deals.read({ params: { id: dealId } })).deal.id).toBe(dealId);
      const refusal = await refusalOf(server.anonymous.system.ready());
      expect(refusal).toMatchObject({ code: 'service.unavailable', status: 503 });
      expect(refusal.message).toContain('the database takes no changes');
    } finally {
      await allConnections('off');
    }
    expect(await server.anonymous.system.ready()).toMatchObject({ status: 'ready' });
  });
});
