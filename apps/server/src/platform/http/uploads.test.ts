import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@briefcast/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { describeBytes } from '../describe-bytes.ts';
import {
  sampleCompound,
  sampleDocx,
  sampleIsoMedia,
  samplePdf,
  samplePicture,
} from '../media/sample-media.ts';
import { diskStorage } from '../storage/disk.ts';
import { answerErrors } from './error-handler.ts';
import type { ReceivedFile } from './upload-bytes.ts';
import { registerUploads } from './upload-form.ts';
import { receiveFile } from './uploads.ts';

const boundary = 'the-boundary';
const contentType = `multipart/form-data; boundary=${boundary}`;
const opening = (name = 'file', filename = 'clip.mp4') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/html\r\n\r\n`;
const ending = `\r\n--${boundary}--\r\n`;
const form = (bytes: Buffer, name?: string, filename?: string) =>
  Buffer.concat([Buffer.from(opening(name, filename)), bytes, Buffer.from(ending)]);

/** Waits for the end of a stream, whatever error it had. */
const closing = (stream: Duplex | IncomingMessage) => new Promise((resolve) => stream.once('close', resolve));

const unbounded = {
  bytes: Number.POSITIVE_INFINITY,
  refusal: () => new AppError('file.quota_account', { params: { usedBytes: 1, limitBytes: 1 } }),
};

describe('receiving a file', () => {
  let app: FastifyInstance;
  let folder: string;
  let received: ReceivedFile[] = [];
  const storage = () => diskStorage(folder);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'briefcast-uploads-'));
    app = Fastify();
    answerErrors(app);
    const config = { ...readConfig({}), maxDocumentBytes: 200_000, maxVideoBytes: 1_000_000 };
    await registerUploads(app, config);
    const accepted = { types: ['IMAGE', 'VIDEO', 'DOCUMENT'] as const, meantFor: 'deal' as const };
    app.post('/upload', async (request) => {
      const file = await receiveFile({ storage: storage(), config }, request, accepted, unbounded);
      received.push(file);
      return { success: true };
    });
    app.post('/upload-slowly-refused', async (request) => {
      const error: unknown = await receiveFile(
        { storage: storage(), config },
        request,
        accepted,
        unbounded,
      ).catch((reason: unknown) => reason);
      const left = closing(request.raw);
      app.server.emit('refused');
      await left;
      throw error;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const { storageKey } of received) await storage().remove(storageKey);
    received = [];
    expect(await storedFiles()).toEqual([]);
  });

  const storedFiles = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  const post = async (payload: Buffer | string, type = contentType) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': type },
      payload,
    });
    const body = answer.json();
    return { status: answer.statusCode, code: body.error?.code, message: body.message };
  };

  const connect = (path = '/upload') => {
    const { port } = app.server.address() as AddressInfo;
    const request = httpRequest({
      port,
      method: 'POST',
      path,
      headers: { 'content-type': contentType },
    });
    request.on('error', () => {});
    return request;
  };
  const answerOf = async (request: ClientRequest) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', reject);
    });
    return { status: answer.statusCode, body: JSON.parse(String(await buffer(answer))) };
  };

  it('stores the bytes and tells what they are', async () => {
    const picture = await samplePicture('png');
    expect(await post(form(picture, 'file', 'C:\\photos\\my  picture.html'))).toMatchObject({ status: 200 });
    expect(received).toMatchObject([
      { type: 'IMAGE', mimeType: 'image/png', size: picture.length, originalName: 'my  picture.html' },
    ]);
    const [file] = received;
    expect(file && picture.equals(await buffer(await storage().read(file.storageKey)))).toBe(true);
  });

  it('stores what comes over a line in many pieces as it was', async () => {
    const video = Buffer.concat([sampleIsoMedia('isom'), randomBytes(990_000)]);
    const request = connect();
    const answer = answerOf(request);
    request.write(opening());
    for (let from = 0; from < video.length; from += 123_457)
      request.write(video.subarray(from, from + 123_457));
    request.end(ending);
    expect(await answer).toMatchObject({ status: 200 });
    const [file] = received;
    expect(file && video.equals(await buffer(await storage().read(file.storageKey)))).toBe(true);
  });

  it('keeps names in any language', async () => {
    await post(form(samplePdf(), 'file', 'عرض تقديمي 🎬.pdf'));
    expect(received[0]?.originalName).toBe('عرض تقديمي 🎬.pdf');
  });

  it('takes no notice of small fields around the file', async () => {
    const field = `--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n`;
    expect(await post(Buffer.concat([Buffer.from(field), form(samplePdf())]))).toMatchObject({ status: 200 });
  });

  it.each([
    ['a docx', () => sampleDocx()],
    ['a docx that is recognised by its end', () => sampleDocx({ contentTypesLast: true })],
    ['a doc', () => sampleCompound('WordDocument')],
  ])('takes %s', async (_, make) => {
    expect(await post(form(make()))).toMatchObject({ status: 200 });
  });

  it.each([
    ['svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['html', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an xls, recognised by its end', () => sampleCompound('Workbook')],
    ['bytes without meaning', () => randomBytes(150_000).fill(0, 0, 4)],
  ])('refuses %s whatever it is called', async (_, make) => {
    expect(await post(form(make(), 'file', 'picture.png'))).toEqual({
      status: 415,
      code: 'file.type_not_accepted',
      message:
        'This file type is not accepted. Send an image (JPEG, PNG, WebP, GIF, AVIF, HEIC), a video (MP4, MOV, WebM), or a PDF, DOC or DOCX document.',
    });
  });

  it('bounds pictures and documents, and videos more widely', async () => {
    const padded = (head: Buffer, size: number) => Buffer.concat([head, Buffer.alloc(size - head.length)]);
    expect(await post(form(padded(samplePdf(), 200_000)))).toMatchObject({ status: 200 });
    expect(await post(form(padded(samplePdf(), 200_001)))).toMatchObject({
      status: 413,
      code: 'file.too_large',
    });
    expect(await post(form(padded(sampleIsoMedia('isom'), 1_000_000)))).toMatchObject({ status: 200 });
    expect(await post(form(padded(sampleIsoMedia('isom'), 1_000_001)))).toEqual({
      status: 413,
      code: 'file.too_large',
      message: 'This file is larger than 976.6 KB. Save it smaller and upload it again.',
    });
  });

  it.each([
    ['no multipart at all', '{}', 'application/json'],
    ['no file', `--${boundary}--\r\n`, contentType],
    ['another field', form(samplePdf(), 'other'), contentType],
  ])('misses the file: %s', async (_, payload, type) => {
    expect(await post(payload, type)).toMatchObject({ status: 400, code: 'file.missing' });
  });

  it('says that a file is empty, and keeps nothing', async () => {
    expect(await post(form(Buffer.alloc(0)))).toEqual({
      status: 400,
      code: 'file.empty',
      message: 'This file is empty. Check it on your device, then choose it again.',
    });
  });

  it('refuses a second file and keeps neither', async () => {
    const two = Buffer.concat([Buffer.from(opening()), samplePdf(), Buffer.from('\r\n'), form(samplePdf())]);
    expect(await post(two)).toMatchObject({ status: 413, code: 'request.too_large' });
  });

  it.each([
    ['inside the file', Buffer.concat([Buffer.from(opening()), samplePdf()])],
    ['inside a long file', Buffer.concat([Buffer.from(opening()), samplePdf(), Buffer.alloc(150_000)])],
    ['before the last boundary is whole', form(samplePdf()).subarray(0, -6)],
    ['inside the head', Buffer.from(opening().slice(0, 60))],
  ])('an unterminated body is a 400 and leaves nothing: %s', async (_, payload) => {
    expect(await post(payload)).toMatchObject({ status: 400, code: 'file.upload_incomplete' });
  });

  it('an unknown boundary or none is a 400', async () => {
    expect(await post(form(samplePdf()), 'multipart/form-data')).toMatchObject({ status: 400 });
    expect(await post(form(samplePdf()), 'multipart/form-data; boundary=other')).toMatchObject({
      status: 400,
    });
  });

  it('a client that goes away leaves nothing', async () => {
    const request = connect();
    request.write(opening());
    request.write(samplePdf());
    request.write(Buffer.alloc(100_000));
    await expect.poll(storedFiles).toHaveLength(1);
    request.destroy();
    await expect.poll(storedFiles).toEqual([]);
    expect(received).toEqual([]);
  });

  it('a client that is refused early still gets the answer, while and after it sends the rest', async () => {
    const request = connect();
    const answer = answerOf(request);
    request.write(opening());
    request.write(Buffer.alloc(300_000, 'no such type'));
    expect(await answer).toMatchObject({ status: 415, body: { error: { code: 'file.type_not_accepted' } } });
    request.end(Buffer.alloc(500_000));
    await wait(20);
    expect(await post(form(samplePdf()))).toMatchObject({ status: 200 });
  });

  it('gets its answer at once when it announces too much', async () => {
    const request = connect();
    request.setHeader('content-length', 5_000_000_000);
    request.write(opening());
    expect(await answerOf(request)).toMatchObject({
      status: 413,
      body: { error: { code: 'file.too_large' } },
    });
    request.destroy();
  });

  it('may leave after announcing too much, before it is told, without a word', async () => {
    const unhandled: unknown[] = [];
    const onUnhandled = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', onUnhandled);
    const refused = once(app.server, 'refused');
    const request = connect('/upload-slowly-refused');
    request.setHeader('content-length', 5_000_000_000);
    request.flushHeaders();
    const [socket] = (await once(app.server, 'connection')) as [Socket];
    await refused;
    const gone = closing(socket);
    request.destroy();
    await gone;
    // A rejection is unhandled when a turn of the event loop has passed without a listener.
    await wait(0);
    process.off('unhandledRejection', onUnhandled);
    // It would end the process, and with it every request.
    expect(unhandled).toEqual([]);
  });

  it('ends a connection that goes on sending far beyond its refusal', async () => {
    const request = connect();
    const closed = new Promise((resolve) => request.once('close', resolve));
    request.write(opening());
    const sending = setInterval(() => request.write(Buffer.alloc(500_000)), 1);
    await closed;
    clearInterval(sending);
  });
});

it('sizes are told as people say them', () => {
  expect([0, 900, 25 * 1024 ** 2, 2 * 1024 ** 3].map(describeBytes)).toEqual([
    '0 bytes',
    '900 bytes',
    '25 MB',
    '2 GB',
  ]);
});
