/** The bytes of an uploaded file: their type and size are checked, and they are stored, while they arrive. */
import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AppError, FileType } from '@briefcast/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { type DetectedType, detectType, headBytes, watchFor } from '../media/detect-type.ts';
import { newStorageKey } from '../storage/keys.ts';
import { cleanFileName } from './file-name.ts';
import { cutOff, empty, type MeantFor, notAccepted, tooLarge } from './upload-refusals.ts';

/** Bytes that are stored, but not yet recorded in a row. */
export interface ReceivedFile {
  storageKey: string;
  type: FileType;
  mimeType: string;
  size: number;
  originalName: string;
  /** Hash of its bytes, in lower-case hexadecimal. */
  sha256: string;
}

/** The files that a route accepts. */
export interface AcceptedFiles {
  types: readonly FileType[];
  /** For the refusal. */
  meantFor: MeantFor;
}

/** How many bytes one upload may store, and the refusal if it is more. */
export interface Allowance {
  bytes: number;
  refusal: () => AppError;
}

/** The most bytes of a file of this type. */
export const maxBytesOf = (
  type: FileType,
  config: Pick<Config, 'maxDocumentBytes' | 'maxVideoBytes'>,
): number => (type === 'VIDEO' ? config.maxVideoBytes : config.maxDocumentBytes);

/** The most bytes of a file, for each type. */
export const maxBytesByType = (config: Pick<Config, 'maxDocumentBytes' | 'maxVideoBytes'>) => ({
  VIDEO: maxBytesOf('VIDEO', config),
  IMAGE: maxBytesOf('IMAGE', config),
  DOCUMENT: maxBytesOf('DOCUMENT', config),
});

/**
 * Frees the memory of a chunk at once. The garbage collector would let 64 MB of them accumulate and then walk
 * all objects of the process, which costs more than all other work of an upload. A chunk that is only a part
 * of its buffer is left alone, because the rest belongs to others.
 */
export function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** A file's bytes as they arrive, added to its digest. */
export async function* chunksOf(file: Readable, digest: Hash): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) {
      digest.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw cutOff(error);
  }
}

/** Reads the first bytes, which decide the type; `rest` continues after them. */
async function readHead(chunks: AsyncGenerator<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  while (length < headBytes) {
    const next = await chunks.next();
    if (next.done) break;
    pieces.push(next.value);
    length += next.value.length;
  }
  return Buffer.concat(pieces);
}

/** Passes the bytes on as long as they match what their type requires. */
async function* checked(
  head: Buffer,
  rest: AsyncGenerator<Buffer>,
  detected: DetectedType,
  maxBytes: number,
  { accepted, allowance }: { accepted: AcceptedFiles; allowance: Allowance },
): AsyncGenerator<Buffer> {
  const watch = watchFor(detected.requires);
  let size = 0;
  const check = (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (size > allowance.bytes) throw allowance.refusal();
    watch.see(chunk);
    return chunk;
  };
  yield check(head);
  for await (const chunk of rest) yield check(chunk);
  if (!watch.foundAll()) throw notAccepted(accepted);
}

/** Stores the file of a form. Throws file.empty, file.type_not_accepted, file.too_large and the allowance's refusal. */
export async function storeFile(
  { storage, config }: Pick<Deps, 'storage' | 'config'>,
  part: MultipartFile,
  { accepted, allowance }: { accepted: AcceptedFiles; allowance: Allowance },
): Promise<ReceivedFile> {
  const digest = createHash('sha256');
  const chunks = chunksOf(part.file, digest);
  const head = await readHead(chunks);
  if (head.length === 0) throw empty();
  const detected = await detectType(head.subarray(0, headBytes));
  if (!detected || !accepted.types.includes(detected.type)) {
    throw notAccepted(accepted);
  }
  const storageKey = newStorageKey();
  const bytes = checked(head, chunks, detected, maxBytesOf(detected.type, config), { accepted, allowance });
  const size = await storage.write(storageKey, Readable.from(bytes), giveBack);
  const { type, mimeType } = detected;
  const sha256 = digest.digest('hex');
  return { storageKey, type, mimeType, size, originalName: cleanFileName(part.filename), sha256 };
}
