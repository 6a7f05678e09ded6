/** Takes one part of a file: its bytes stream to the store under a key of their own, counted and hashed on the way. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@briefcast/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { headBytes } from '../media/detect-type.ts';
import { newStorageKey } from '../storage/keys.ts';
import { watchPace } from './limits/guard-body.ts';
import { giveBack } from './upload-bytes.ts';
import { uploadPaceOf } from './upload-form.ts';
import { requireRoom } from './uploads.ts';

/** A part that is stored, but not yet recorded in a row. */
export interface ReceivedPart {
  storageKey: string;
  sha256: string;
  /** Its first bytes, enough to detect a file's type. */
  head: Buffer;
}

/** The SHA-256 of the body that the sender states (RFC 9530); null if none is given. */
export function sentDigest(header: string | string[] | undefined): string | null {
  const base64 = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/.exec(String(header ?? ''))?.[1];
  return base64 === undefined ? null : Buffer.from(base64, 'base64').toString('hex');
}

const cutOff = (cause?: unknown) =>
  cause instanceof AppError ? cause : new AppError('upload.part_cut_off', { cause });

/**
 * Stores the body of a request, which must have exactly `size` bytes and match its Content-Digest; otherwise
 * nothing of it is kept. Throws upload.part_cut_off, upload.part_damaged, request.timeout (too slow),
 * service.storage_full.
 */
export async function receivePart(
  { storage }: Pick<Deps, 'storage'>,
  request: FastifyRequest,
  size: number,
): Promise<ReceivedPart> {
  const declared = request.headers['content-length'];
  if (!(request.body instanceof Readable) || (declared !== undefined && Number(declared) !== size))
    throw cutOff();
  const body: Readable = request.body;
  await requireRoom(storage, size);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let sha256 = '';
  const stopWatching = watchPace(request.raw, uploadPaceOf(request.server), (reason) => body.destroy(reason));

  async function* checked(): AsyncGenerator<Buffer> {
    let seen = 0;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        // Copied, because the chunk's memory is released once it is written.
        if (seen < headBytes) head.push(Buffer.from(chunk.subarray(0, headBytes - seen)));
        seen += chunk.length;
        if (seen > size) throw cutOff();
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      throw cutOff(error);
    }
    if (seen !== size) throw cutOff();
    sha256 = hash.digest('hex');
    const sent = sentDigest(request.headers['content-digest']);
    if (sent !== null && sent !== sha256) throw new AppError('upload.part_damaged');
  }

  const storageKey = newStorageKey();
  try {
    await storage.write(storageKey, Readable.from(checked()), giveBack);
    return { storageKey, sha256, head: Buffer.concat(head) };
  } finally {
    stopWatching();
    // The rest of the body after a refusal is discarded, so that the sender can read the answer.
    request.raw.resume();
  }
}
