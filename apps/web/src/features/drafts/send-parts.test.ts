import { createHash } from 'node:crypto';
import { AppError, partBytes, partCount, type Upload } from '@briefcast/contract';
import { describe, expect, it } from 'vitest';
import { hexOf, type PartRequests, type SendPhase, sendParts } from './send-parts.ts';

const size = 3 * partBytes + 5;
const bytes = new Uint8Array(size).map((_, index) => index % 251);
const file = new Blob([bytes]);
const sha256 = (part: ArrayBuffer) => createHash('sha256').update(new Uint8Array(part)).digest('hex');

/** A server that stores parts in memory, and fails on request. */
function fakeServer(fails: (number: number, time: number) => AppError | null = () => null) {
  const parts = new Map<number, ArrayBuffer>();
  const puts: number[] = [];
  let completions = 0;
  const requests: PartRequests = {
    async read() {
      const received = [...parts.keys()].sort((one, other) => one - other);
      return {
        size,
        parts: partCount(size),
        received,
        digests: received.map((number) => sha256(parts.get(number) ?? new ArrayBuffer())),
      } as unknown as Upload;
    },
    async put(number, part, digest) {
      puts.push(number);
      const error = fails(number, puts.length);
      if (error) throw error;
      expect(digest && hexOf(digest)).toBe(sha256(part));
      parts.set(number, part);
    },
    async complete() {
      completions += 1;
    },
  };
  const whole = () =>
    Buffer.concat(
      [...parts.keys()]
        .sort((one, other) => one - other)
        .map((key) => Buffer.from(parts.get(key) ?? new ArrayBuffer())),
    );
  return { requests, puts, parts, whole, completions: () => completions };
}

function send(requests: PartRequests, what: Blob = file, signal = new AbortController().signal) {
  const phases: SendPhase[] = [];
  const sent: number[] = [];
  const done = sendParts(what, requests, {
    signal,
    onPhase: (phase) => phases.push(phase),
    onSent: (count) => sent.push(count),
    whenBack: async () => undefined,
  });
  return { done, phases, sent };
}

describe('a file in parts', () => {
  it('arrives whole, and is completed once', async () => {
    const server = fakeServer();
    const { done, phases, sent } = send(server.requests);
    await done;
    expect(server.whole().equals(Buffer.from(bytes))).toBe(true);
    expect([server.completions(), phases, sent.at(-1)]).toEqual([1, ['SENDING', 'CHECKING'], size]);
  });

  it('goes on with what is missing after the network was lost', async () => {
    const server = fakeServer((number, time) =>
      number === 2 && time < 5 ? new AppError('service.unavailable', { params: { check: 'unknown' } }) : null,
    );
    const { done, phases } = send(server.requests);
    await done;
    expect(server.whole().equals(Buffer.from(bytes))).toBe(true);
    expect(phases).toContain('WAITING');
    expect(server.puts.filter((number) => number === 1)).toHaveLength(1);
  });

  it('waits ever longer while nothing arrives', async () => {
    let waits: number[] = [];
    const away = () => new AppError('service.unavailable', { params: { check: 'unknown' } });
    const { requests } = fakeServer(() => (waits.length < 3 ? away() : null));
    await sendParts(file, requests, {
      signal: new AbortController().signal,
      onPhase: () => undefined,
      onSent: () => undefined,
      whenBack: async (failures) => {
        waits = [...waits, failures];
      },
    });
    expect(waits).toEqual([1, 2, 3]);
  });

  it('is told from another file by the parts that are there', async () => {
    const server = fakeServer();
    server.parts.set(1, bytes.slice(0, partBytes).buffer);
    const other = new Blob([new Uint8Array(size)]);
    await expect(send(server.requests, other).done).rejects.toMatchObject({ code: 'upload.other_file' });
    await expect(send(server.requests, new Blob(['short'])).done).rejects.toMatchObject({
      code: 'upload.other_file',
    });
    const { done, phases } = send(server.requests);
    await done;
    expect(phases[0]).toBe('COMPARING');
    expect(server.puts).not.toContain(1);
  });

  it('is told from a file that differs in a later part alone', async () => {
    const server = fakeServer();
    server.parts.set(1, bytes.slice(0, partBytes).buffer);
    server.parts.set(2, bytes.slice(partBytes, 2 * partBytes).buffer);
    const changed = bytes.slice();
    changed[partBytes + 7] = 1;
    await expect(send(server.requests, new Blob([changed])).done).rejects.toMatchObject({
      code: 'upload.other_file',
    });
    expect([server.puts, server.completions()]).toEqual([[], 0]);
  });

  it('counts as safe what the server has, not what is on its way', async () => {
    const server = fakeServer((number) => (number === 2 ? new AppError('upload.other_file') : null));
    const put: PartRequests['put'] = (number, part, digest, options) => {
      options.onSent(part.byteLength);
      return server.requests.put(number, part, digest, options);
    };
    const told: number[][] = [];
    await sendParts(
      file,
      { ...server.requests, put },
      {
        signal: new AbortController().signal,
        onPhase: () => undefined,
        onSent: (...counts) => told.push(counts),
        whenBack: async () => undefined,
      },
    ).catch(() => undefined);
    expect(told[0]).toEqual([0, 0]);
    expect(told[1]).toEqual([partBytes, 0]);
    expect(told.every(([sent = 0, safe = 0]) => safe <= sent)).toBe(true);
  });

  it('ends with what the server refuses, and when it is told to', async () => {
    const refused = fakeServer(
      () => new AppError('file.type_not_accepted', { params: { accepted: 'deal' } }),
    );
    await expect(send(refused.requests).done).rejects.toMatchObject({ code: 'file.type_not_accepted' });
    const pause = new AbortController();
    const server = fakeServer((number) => {
      if (number === 2) pause.abort(new Error('paused'));
      return pause.signal.aborted ? new AppError('file.upload_incomplete') : null;
    });
    await expect(send(server.requests, file, pause.signal).done).rejects.toThrow('paused');
    expect(server.completions()).toBe(0);
  });
});
