import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { diskStorage } from '../../storage/disk.ts';
import { createHttp } from '../create-http.ts';
import { answerErrors } from '../error-handler.ts';
import { registerUploads } from '../upload-form.ts';
import { receiveFile } from '../uploads.ts';
import { type BodyBounds, type UploadPace, uploadPace, watchPace } from './guard-body.ts';

const hour = 3_600_000;
/** No limits; each test sets the one that it is about. */
const endless: BodyBounds & UploadPace = {
  wholeMilliseconds: hour,
  windowMilliseconds: hour,
  leastBytesPerWindow: 1000,
  drainMilliseconds: hour,
  drainBytes: 1e12,
};

let app: FastifyInstance;
let folder: string;
const sockets: Socket[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefcast-bodies-'));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(changes: Partial<typeof endless>, prepare?: (http: FastifyInstance) => void) {
  const pace = { ...endless, ...changes };
  const config = readConfig({});
  app = createHttp({ logLevel: 'silent', trustProxy: false }, undefined, pace);
  answerErrors(app);
  await registerUploads(app, config, pace);
  app.post('/json', async () => 'done');
  app.post(
    '/closed',
    { onRequest: async () => Promise.reject(new AppError('auth.required')) },
    async () => '',
  );
  app.post('/upload', async (request) => {
    const accepted = { types: ['IMAGE'] as const, meantFor: 'avatar' as const };
    const allowance = {
      bytes: Number.POSITIVE_INFINITY,
      refusal: () => new AppError('file.quota_account', { params: { usedBytes: 1, limitBytes: 1 } }),
    };
    return receiveFile({ storage: diskStorage(folder), config }, request, accepted, allowance);
  });
  prepare?.(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** A connection, what it has received so far, and its end. */
function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, closed, received: () => received };
}

const head = (path: string, type: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
const json = (path: string, length = 'Content-Length: 100') => head(path, 'application/json', length);
const form = 'multipart/form-data; boundary=b';
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe('a body that is no upload', () => {
  it.each([
    ['of a length', json('/json'), '{'],
    ['of no length', json('/json', 'Transfer-Encoding: chunked'), '1\r\n{\r\n'],
    ['of no bytes at all', json('/json'), ''],
  ])('%s is refused when it is not there in time', async (_, opening, beginning) => {
    await start({ wholeMilliseconds: 50 });
    const { socket, closed, received } = open();
    socket.write(opening + beginning);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(received()).toContain('"code":"request.timeout"');
    expect(received()).toMatch(/connection: close/i);
  });

  it('that is there in time is worked on for as long as it takes', async () => {
    let finish = () => {};
    const working = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await start({ wholeMilliseconds: 50 }, (http) => http.post('/long', () => working.then(() => 'worked')));
    const [patient, slow] = [open(), open()];
    patient.socket.write(`${json('/long', 'Content-Length: 2')}{}`);
    await new Promise((resolve) => patient.socket.once('ready', resolve));
    slow.socket.write(json('/json'));
    // The other one started later, so the time of the first is over as well.
    await slow.closed;
    finish();
    await expect.poll(patient.received, { timeout: 10_000 }).toContain('worked');
  });

  it('is cut off when it goes on for too long after its answer', async () => {
    await start({ drainMilliseconds: 50 });
    const { socket, closed, received } = open();
    socket.write(`${json('/closed')}{`);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('is cut off when it goes on with too much after its answer', async () => {
    await start({ drainBytes: 1_000_000 });
    const { socket, closed, received } = open();
    socket.write(json('/closed', 'Content-Length: 1000000000000'));
    const sending = setInterval(() => socket.write(Buffer.alloc(500_000)), 1);
    await closed;
    clearInterval(sending);
    expect(received()).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('that ends soon after its answer leaves the connection as it is', async () => {
    await start({ drainMilliseconds: 2000 });
    const [good, slow] = [open(), open()];
    good.socket.once('data', () => good.socket.write('x'.repeat(99)));
    for (const { socket } of [good, slow]) socket.write(`${json('/closed')}{`);
    await slow.closed;
    expect(good.received()).toMatch(/^HTTP\/1\.1 401 /);
    good.socket.write(`${json('/json', 'Content-Length: 2')}{}`);
    await expect.poll(good.received, { timeout: 10_000 }).toContain('done');
  });
});

describe('an upload', () => {
  it.each([
    ['that stops in its form', part.slice(0, 20)],
    ['that stops in its file', Buffer.concat([Buffer.from(part), png])],
    ['that stops in a long file', Buffer.concat([Buffer.from(part), png, Buffer.alloc(300_000)])],
    ['of which nothing comes', ''],
  ])('%s is refused and leaves nothing', async (_, beginning) => {
    await start({ windowMilliseconds: 50, drainMilliseconds: 50 });
    const { socket, closed, received } = open();
    socket.write(head('/upload', form, 'Content-Length: 1000000'));
    socket.write(beginning);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(received()).toContain('"code":"request.timeout"');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('that was refused and goes on for too long is cut off', async () => {
    await start({ drainMilliseconds: 50 });
    const { socket, closed, received } = open();
    socket.write(head('/upload', form, 'Content-Length: 1000000'));
    socket.write(`${part}${'no picture'.repeat(50_000)}`);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 415 /);
  });
});

describe('the rate of an upload', () => {
  const pace = { ...endless, windowMilliseconds: 1000, leastBytesPerWindow: 100 };

  /**
   * The windows after which it is refused: the bytes that arrived by the end of each, and those that wait to
   * be read.
   */
  function refusedAfter(windows: { bytes: number; waiting?: number }[]): number | null {
    vi.useFakeTimers();
    const raw = { socket: { bytesRead: 5000 }, readableLength: 0, complete: false };
    let refused: number | null = null;
    let passed = 0;
    const stop = watchPace(raw as IncomingMessage, pace, (reason) => {
      expect(reason.code).toBe('request.timeout');
      expect(refused).toBeNull();
      refused = passed;
    });
    for (const { bytes, waiting = 0 } of windows) {
      passed++;
      raw.socket.bytesRead += bytes;
      raw.readableLength = waiting;
      vi.advanceTimersByTime(1000);
    }
    stop();
    vi.useRealTimers();
    return refused;
  }

  it.each([
    ['is enough', [{ bytes: 100 }, { bytes: 100 }, { bytes: 5000 }], null],
    ['was enough and is not any more', [{ bytes: 5000 }, { bytes: 99 }, { bytes: 0 }], 2],
    ['is too little from the beginning', [{ bytes: 99 }], 1],
    ['is none', [{ bytes: 0 }], 1],
    ['is nothing that counts while we do not read', [{ bytes: 0, waiting: 1 }, { bytes: 100 }], null],
    ['counts again when we do', [{ bytes: 0, waiting: 1 }, { bytes: 99 }], 2],
  ])('%s', (_, windows, expected) => expect(refusedAfter(windows)).toBe(expected));

  it('is one that the slowest mobile network of the third generation brings', () => {
    const { leastBytesPerWindow, windowMilliseconds } = uploadPace(readConfig({}));
    const perSecond = (leastBytesPerWindow / windowMilliseconds) * 1000;
    expect(perSecond * 8).toBeLessThanOrEqual(65_536);
  });
});
