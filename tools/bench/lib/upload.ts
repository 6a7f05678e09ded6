/** Uploads of any size from one buffer, and the same bytes written directly to the disk. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const boundary = 'the-boundary-of-the-bench';
/** The content of the files. */
export const piece = randomBytes(1024 * 1024);
/** The beginning of an mp4, so that the server detects a video. */
export const videoHead = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\x02\0isommp41', 'latin1'),
]);

/** This many bytes of a video, in chunks. */
function* videoOf(bytes: number): Generator<Buffer> {
  yield videoHead;
  for (let left = bytes - videoHead.length; left > 0; left -= piece.length) {
    yield left >= piece.length ? piece : piece.subarray(0, left);
  }
}

function* formOf(bytes: number, head: string, tail: string): Generator<Buffer> {
  yield Buffer.from(head);
  yield* videoOf(bytes);
  yield Buffer.from(tail);
}

/**
 * Uploads a video to a deal as the web app does; returns the milliseconds until it is acknowledged. Throws
 * for a refusal.
 */
export async function upload(
  origin: string,
  { token, dealId }: { token: string; dealId: string },
  bytes: number,
): Promise<number> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="take.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const started = performance.now();
  const sending = request(`${origin}/api/files/upload/${dealId}`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + bytes + tail.length,
    },
  });
  const answered = new Promise<void>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.once('end', () =>
        answer.statusCode === 201 ? resolve() : reject(new Error(`upload: ${text}`)),
      );
    });
  });
  await Promise.all([answered, pipeline(Readable.from(formOf(bytes, head, tail)), sending as Writable)]);
  return performance.now() - started;
}

/** Writes the same bytes to a file until they are synced, and removes it; returns the milliseconds of the writing. */
export async function writeRaw(file: string, bytes: number): Promise<number> {
  const started = performance.now();
  try {
    await pipeline(Readable.from(videoOf(bytes)), createWriteStream(file, { flush: true }));
    return performance.now() - started;
  } finally {
    await rm(file, { force: true });
  }
}
