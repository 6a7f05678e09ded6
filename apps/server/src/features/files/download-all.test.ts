import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { api, requestPath } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { acceptedDeal, type DealSituation } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { readZip } from '../../testing/read-zip.ts';
import { sendFile } from '../../testing/send-file.ts';
import { zipFiles } from './zip-files.ts';

const server = useTestServer();
const hour = 60 * 60 * 1000;

/** Documents that differ from each other. */
const take = (number: number) => Buffer.concat([samplePdf(), randomBytes(200_000), Buffer.from(`${number}`)]);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const upload = async ({ creator, dealId }: DealSituation, bytes: Buffer, name: string) =>
  (await sendFile(server, creator, api.files.upload, bytes, { name, params: { dealId } })).file;
const deal = async (person: Person, id: string) => (await person.client.deals.read({ params: { id } })).deal;

const path = (id: string) => requestPath(api.files.downloadAll, { params: { id } });
const download = (url: string, person?: Person, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.http.inject({
    method,
    url,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  });

/** A deal that delivered two files of one name, after one of them was sent back once. */
async function completedDeal() {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const move = (person: Person, status: 'SUBMITTED' | 'COMPLETED') =>
    person.client.deals.changeStatus({ params: { id: dealId }, body: { status } });
  const takes = [take(1), take(2), take(3)] as const;
  const first = await upload(situation, takes[0], 'routine.pdf');
  const sentBack = await upload(situation, takes[1], 'still.pdf');
  await move(creator, 'SUBMITTED');
  await brand.client.files.review({ params: { id: first.id }, body: { status: 'APPROVED' } });
  await brand.client.files.review({
    params: { id: sentBack.id },
    body: { status: 'NEEDS_REVISION', feedback: 'Brighter.' },
  });
  const again = await upload(situation, takes[2], 'Routine.pdf');
  await move(creator, 'SUBMITTED');
  await brand.client.files.review({ params: { id: again.id }, body: { status: 'APPROVED' } });
  const before = await download(path(dealId), brand);
  await move(brand, 'COMPLETED');
  return { ...situation, before, delivered: { 'routine.pdf': takes[0], 'Routine (2).pdf': takes[2] } };
}

describe('downloading everything', () => {
  let completed: Awaited<ReturnType<typeof completedDeal>>;
  let zipUrl: string;
  beforeAll(async () => {
    completed = await completedDeal();
    zipUrl = (await deal(completed.brand, completed.dealId)).zipUrl ?? '';
  });

  test('is refused before the deal is completed', async () => {
    expect([completed.before.statusCode, completed.before.json()]).toMatchObject([
      409,
      { error: { code: 'deal.not_completed' } },
    ]);
    const { dealId, brand } = await acceptedDeal(server);
    expect((await deal(brand, dealId)).zipUrl).toBeUndefined();
  });

  test('gives both sides what was approved, last versions only, with sums to check', async () => {
    for (const person of [completed.brand, completed.creator]) {
      const answer = await download(path(completed.dealId), person);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-length': String(answer.rawPayload.length),
        'content-disposition': 'attachment; filename="Winter barrier serum.zip"',
        'cache-control': 'no-store',
      });
      const { 'checksums.txt': checksums, ...all } = await readZip(answer.rawPayload);
      const { 'certificate-english.pdf': english, 'certificate-arabic.pdf': arabic, ...files } = all;
      expect(files).toEqual(completed.delivered);
      for (const paper of [english, arabic]) expect(paper?.subarray(0, 5).toString()).toBe('%PDF-');
      expect(String(checksums)).toBe(
        Object.entries(all)
          .map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`)
          .join(''),
      );
    }
  });

  test('opens by its signed address alone, until that ends', async () => {
    expect((await download(zipUrl)).statusCode).toBe(200);
    const head = await download(zipUrl, undefined, 'HEAD');
    expect([
      head.statusCode,
      head.rawPayload.length,
      Number(head.headers['content-length']) > 400_000,
    ]).toEqual([200, 0, true]);
    const other = await acceptedDeal(server);
    const query = zipUrl.slice(zipUrl.indexOf('?'));
    expect((await download(`${path(other.dealId)}${query}`)).json()).toMatchObject({
      error: { code: 'file.link_expired' },
    });
    server.advance(8 * hour);
    expect((await download(zipUrl)).json()).toMatchObject({ error: { code: 'file.link_expired' } });
    server.advance(-8 * hour);
  });

  test('breaks off where a file breaks off, and says before the first byte that one is gone', async () => {
    const { storage } = server.app.deps;
    const { read, size } = storage;
    if (!server.app.http.server.listening) await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.http.server.address() as AddressInfo;
    storage.read = async (key) => {
      const whole = await buffer(await read.call(storage, key));
      return Readable.from(
        (async function* () {
          yield whole.subarray(0, 100_000);
          throw new Error('The disk is broken');
        })(),
        { objectMode: false },
      );
    };
    const [answer] = await once(get({ host: '127.0.0.1', port, path: zipUrl, agent: false }), 'response');
    await expect(buffer(answer)).rejects.toMatchObject({ code: 'ECONNRESET' });
    storage.read = read;

    storage.size = async (key) => size.call(storage, key.replaceAll(/[0-9]/g, '0'));
    expect((await download(zipUrl)).json()).toMatchObject({ error: { code: 'file.not_found' } });
    storage.size = size;
  });
});

describe('a ZIP', () => {
  const file = (content: Buffer, fields = {}) => ({
    originalName: 'a.bin',
    storageKey: 'a',
    size: content.length,
    sha256: null,
    createdAt: new Date('2026-11-21T12:00:00Z'),
    ...fields,
  });
  const storageOf = (open: () => Readable): Pick<Storage, 'read'> => ({ read: async () => open() });
  const content = randomBytes(300_000);

  test('takes known sums as they are', async () => {
    const known = 'a'.repeat(64);
    const { stream, size } = zipFiles(
      storageOf(() => Readable.from([content])),
      [file(content, { sha256: known })],
    );
    const bytes = await buffer(stream);
    expect(bytes.length).toBe(size);
    expect(String((await readZip(bytes))['checksums.txt'])).toBe(`${known}  a.bin\n`);
  });

  test('fails where a file is shorter than its size', async () => {
    const { stream } = zipFiles(
      storageOf(() => Readable.from([content])),
      [file(content, { size: 300_001 })],
    );
    await expect(buffer(stream)).rejects.toThrow('unexpected number of bytes');
  });

  test('reads no faster than it is read, and closes the file when its reader leaves', async () => {
    let read = 0;
    const endless = () =>
      new Readable({
        read() {
          read += 65_536;
          this.push(Buffer.alloc(65_536));
        },
      });
    const opened: Readable[] = [];
    const storage = storageOf(() => {
      const source = endless();
      opened.push(source);
      return source;
    });
    const { stream } = zipFiles(storage, [file(content, { size: 2 ** 40 }), file(content)]);
    stream.once('data', () => stream.pause());
    await once(stream, 'data');
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).toBeLessThan(2 ** 21);
    stream.destroy();
    await once(stream, 'close');
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });
});
