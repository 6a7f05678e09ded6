/**
 * Receives one file of a multipart request and streams it to the store (decisions 5.1). Whatever goes wrong on
 * the way, no bytes stay behind, and the rest of the request is read and thrown away, because a connection that
 * is cut while the client still sends loses the answer that tells why.
 */
import { Readable } from 'node:stream';
import { AppError, type FileType } from '@briefcast/contract';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { cleanFileName } from '../files/file-name.ts';
import { type DetectedType, detectType, headBytes, watchFor } from '../media/detect-type.ts';
import { newStorageKey } from '../storage/keys.ts';

/** Without a byte for this long, an upload counts as cut off. */
const stallMilliseconds = 60_000;
/** What the form around the file may take. */
const formBytes = 256 * 1024;

/** One file and a few small fields that nobody reads. */
const limits = { files: 1, fields: 10, parts: 11, fieldSize: 10_000 };

/** Bytes that are stored, but that no row tells of yet. */
export interface ReceivedFile {
  storageKey: string;
  type: FileType;
  mimeType: string;
  size: number;
  originalName: string;
}

/** What a route takes. */
export interface AcceptedFiles {
  types: readonly FileType[];
  /** Refuses single kinds of an accepted type. */
  isRefused?: (detected: DetectedType) => boolean;
  /** Names what is taken, for the refusal. */
  described: string;
}

/** Teaches the app to read multipart requests. Sizes are bounded here, by type; the parser's bound only backs that. */
export async function registerUploads(
  app: FastifyInstance,
  config: Pick<Config, 'maxDocumentBytes' | 'maxVideoBytes'>,
): Promise<void> {
  const fileSize = Math.max(config.maxDocumentBytes, config.maxVideoBytes) + 1;
  await app.register(multipart, { limits: { ...limits, fileSize }, throwFileSizeLimit: false });
}

const maxBytesOf = (type: FileType, config: Config) =>
  type === 'VIDEO' ? config.maxVideoBytes : config.maxDocumentBytes;

/** A size as people say it: 25 MB, 2 GB. */
export function describeBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const unit = bytes > 0 ? Math.min(3, Math.floor(Math.log2(bytes) / 10)) : 0;
  return `${Math.round((bytes / 1024 ** unit) * 10) / 10} ${units[unit]}`;
}

const missing = () =>
  new AppError('file.missing', { details: [{ path: ['file'], message: 'Choose a file to upload.' }] });
const cutOff = (cause: unknown) => new AppError('file.upload_incomplete', { cause });
const notAccepted = ({ described }: AcceptedFiles) =>
  new AppError('file.type_not_accepted', { params: { accepted: described } });
const tooLarge = (limit: number) =>
  new AppError('file.too_large', { params: { limit: describeBytes(limit) } });

const tooManyParts = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'];

/** What a failure of the form's parser means. */
function formRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return tooManyParts.includes(code) ? new AppError('request.too_large') : cutOff(error);
}

/** Ends a request that stalls, or that goes on sending far beyond its refusal. */
function guardRequest(raw: FastifyRequest['raw'], maxBytes: number): void {
  let seen = 0;
  const timer = setTimeout(() => raw.destroy(), stallMilliseconds);
  timer.unref();
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    timer.refresh();
    if (seen > maxBytes) raw.destroy();
  });
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
}

async function* chunksOf(file: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) yield chunk;
  } catch (error) {
    throw cutOff(error);
  }
}

/** Reads the beginning, which decides the type; `rest` goes on after it. */
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

/** Passes the bytes on while they keep to what their type promises. */
async function* checked(
  head: Buffer,
  rest: AsyncGenerator<Buffer>,
  detected: DetectedType,
  maxBytes: number,
  accepted: AcceptedFiles,
): AsyncGenerator<Buffer> {
  const watch = watchFor(detected.requires);
  let size = 0;
  const check = (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    watch.see(chunk);
    return chunk;
  };
  yield check(head);
  for await (const chunk of rest) yield check(chunk);
  if (!watch.foundAll()) throw notAccepted(accepted);
}

async function store(
  { storage, config }: Pick<Deps, 'storage' | 'config'>,
  part: MultipartFile,
  accepted: AcceptedFiles,
): Promise<ReceivedFile> {
  const chunks = chunksOf(part.file);
  const head = await readHead(chunks);
  if (head.length === 0) throw missing();
  const detected = await detectType(head.subarray(0, headBytes));
  if (!detected || !accepted.types.includes(detected.type) || accepted.isRefused?.(detected)) {
    throw notAccepted(accepted);
  }
  const storageKey = newStorageKey();
  const bytes = checked(head, chunks, detected, maxBytesOf(detected.type, config), accepted);
  const size = await storage.write(storageKey, Readable.from(bytes, { objectMode: false }));
  const { type, mimeType } = detected;
  return { storageKey, type, mimeType, size, originalName: cleanFileName(part.filename) };
}

/**
 * Streams the request's field `file` to the store under a new key. The caller writes the row, and removes the
 * bytes if that fails. Throws file.missing, file.type_not_accepted, file.too_large, file.upload_incomplete or
 * request.too_large (more than one file).
 */
export async function receiveFile(
  deps: Pick<Deps, 'storage' | 'config'>,
  request: FastifyRequest,
  accepted: AcceptedFiles,
): Promise<ReceivedFile> {
  const maxBytes = Math.max(...accepted.types.map((type) => maxBytesOf(type, deps.config)));
  if (!request.isMultipart()) throw missing();
  const parts = request.parts();
  const nextPart = () =>
    parts.next().catch((error: unknown) => {
      throw formRefusal(error);
    });
  let received: ReceivedFile | null = null;
  try {
    const first = nextPart();
    // Listening makes the request flow, so it begins in the same turn as the parser's own reading.
    guardRequest(request.raw, 2 * maxBytes + formBytes);
    if (Number(request.headers['content-length']) > maxBytes + formBytes) throw tooLarge(maxBytes);
    for (let next = await first; !next.done; next = await nextPart()) {
      if (next.value.type !== 'file') continue;
      if (next.value.fieldname !== 'file') throw missing();
      received = await store(deps, next.value, accepted);
    }
    if (!received) throw missing();
    return received;
  } catch (error) {
    if (received) await deps.storage.remove(received.storageKey);
    throw error;
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}
