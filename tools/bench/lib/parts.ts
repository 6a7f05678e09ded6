/** Generates files in numbered parts without storing them, and sends them over connections that may be cut. */
import { createHash, type Hash } from 'node:crypto';
import { request } from 'node:http';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { piece, videoHead } from './upload.ts';

/** A generated file: its number and its parts' numbers are in its bytes, so that none can be taken for another. */
export interface MadeFile {
  number: number;
  size: number;
  partSize: number;
}

const markBytes = 16;
const markOf = ({ number: file }: MadeFile, part: number): Buffer =>
  Buffer.from(`${file}/${part}`.padEnd(markBytes));

/** The size of a part in bytes; parts are counted from 1. */
const sizeOf = ({ size, partSize }: MadeFile, part: number): number =>
  Math.min(partSize, size - (part - 1) * partSize);

/** The bytes of a part, in slices of a buffer that all files share. */
function* bytesOf(file: MadeFile, part: number): Generator<Buffer> {
  const head = part === 1 ? videoHead : Buffer.alloc(0);
  yield Buffer.concat([head, markOf(file, part)]);
  for (let left = sizeOf(file, part) - head.length - markBytes; left > 0; left -= piece.length)
    yield left >= piece.length ? piece : piece.subarray(0, left);
}

function hashOf(chunks: Iterable<Buffer>): Hash {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash;
}

/** The SHA-256 of the whole file, in hexadecimal. */
export function sha256OfFile(file: MadeFile): string {
  const parts = Array.from({ length: Math.ceil(file.size / file.partSize) }, (_, at) => at + 1);
  return hashOf(
    (function* () {
      for (const part of parts) yield* bytesOf(file, part);
    })(),
  ).digest('hex');
}

/** Passes this many bytes, then breaks the connection. */
function* cutAfter(bytes: number, chunks: Iterable<Buffer>): Generator<Buffer> {
  let left = bytes;
  for (const chunk of chunks) {
    if (left <= 0) throw new Error('The line was cut');
    yield chunk.subarray(0, left);
    left -= chunk.length;
  }
}

/** Sends a part; with `isCut` the connection is broken at some point. Returns whether the server accepted it. */
export async function putPart(
  origin: string,
  token: string,
  upload: { id: string; file: MadeFile },
  part: number,
  isCut: boolean,
): Promise<boolean> {
  const { id, file } = upload;
  const size = sizeOf(file, part);
  const sending = request(`${origin}/api/uploads/${id}/parts/${part}`, {
    method: 'PUT',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': size,
      'content-digest': `sha-256=:${hashOf(bytesOf(file, part)).digest('base64')}:`,
    },
  });
  const taken = new Promise<boolean>((resolve) => {
    sending.once('error', () => resolve(false));
    sending.once('close', () => resolve(false));
    sending.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200));
      answer.once('error', () => resolve(false));
    });
  });
  const bytes = bytesOf(file, part);
  const sent = isCut ? cutAfter(Math.floor(Math.random() * size), bytes) : bytes;
  // Failures show in the number of accepted parts.
  await pipeline(Readable.from(sent), sending as Writable).catch(() => undefined);
  return taken;
}
