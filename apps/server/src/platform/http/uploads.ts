/**
 * Receives one file of a multipart request and streams it to the store (rules/files#durable-uploads). After a
 * failure no bytes are kept, and the rest of the request is read and discarded, because a client whose
 * connection is cut while it still sends does not see the answer.
 */
import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError, type ErrorParametersOf, type FileType } from '@briefcast/contract';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { type DetectedType, detectType, headBytes, watchFor } from '../media/detect-type.ts';
import { newStorageKey } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';
import { registerByteBodies } from './byte-bodies.ts';
import { cleanFileName } from './file-name.ts';
import { type UploadPace, uploadPace, watchPace } from './guard-body.ts';
import { limitUploadsAtOnce } from './limit-uploads.ts';

/** The most bytes of the form around the file. */
const formBytes = 256 * 1024;

/** One file and a few small fields that are ignored. */
const limits = { files: 1, fields: 10, parts: 11, fieldSize: 10_000 };

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
  /** Names what is accepted, for the refusal. */
  meantFor: ErrorParametersOf<'file.type_not_accepted'>['accepted'];
}

/** How many bytes one upload may store, and the refusal if it is more. */
export interface Allowance {
  bytes: number;
  refusal: () => AppError;
}

/** A request that uploads a file, of which nothing was read yet. */
export interface Upload {
  /** The length of the whole request, a little more than the file's; null if it is not stated. */
  declaredBytes: number | null;
  /** See `receiveFile`. */
  receive(allowance: Allowance): Promise<ReceivedFile>;
}

type UploadConfig = Pick<
  Config,
  'maxDocumentBytes' | 'maxVideoBytes' | 'uploadLeastBytesPerSecond' | 'uploadsPerAddress' | 'rateLimits'
>;

const paceName = 'uploadPace';

/** The minimum rate of uploads in this app. */
export const uploadPaceOf = (app: FastifyInstance): UploadPace => app.getDecorator(paceName);

/**
 * Registers the parsers for multipart requests and for bodies of bytes. Sizes are limited here, by type; the
 * parser's own limit is a fallback.
 */
export async function registerUploads(
  app: FastifyInstance,
  config: UploadConfig,
  pace: UploadPace = uploadPace(config),
): Promise<void> {
  if (config.rateLimits) limitUploadsAtOnce(app, config.uploadsPerAddress);
  app.decorate(paceName, pace);
  registerByteBodies(app);
  const fileSize = Math.max(config.maxDocumentBytes, config.maxVideoBytes) + 1;
  await app.register(multipart, { limits: { ...limits, fileSize }, throwFileSizeLimit: false });
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

const missing = () => new AppError('file.missing', { findings: [{ path: ['file'], code: 'file.missing' }] });
const cutOff = (cause: unknown) =>
  cause instanceof AppError ? cause : new AppError('file.upload_incomplete', { cause });
const notAccepted = ({ meantFor }: AcceptedFiles) =>
  new AppError('file.type_not_accepted', { params: { accepted: meantFor } });
const tooLarge = (limit: number) => new AppError('file.too_large', { params: { limitBytes: limit } });

const tooManyParts = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'];

/** The refusal for a failure of the form parser. */
function formRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return tooManyParts.includes(code) ? new AppError('request.too_large') : cutOff(error);
}

/** Ends a request that goes on sending far beyond its refusal. */
function boundRequest(raw: FastifyRequest['raw'], maxBytes: number): void {
  let seen = 0;
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > maxBytes) raw.destroy();
  });
}

/**
 * Frees the memory of a chunk at once. The garbage collector would let 64 MB of them accumulate and then walk
 * all objects of the process, which costs more than all other work of an upload. A chunk that is only a part
 * of its buffer is left alone, because the rest belongs to others.
 */
export function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** A file's bytes as they arrive, added to its digest. */
async function* chunksOf(file: Readable, digest: Hash): AsyncGenerator<Buffer> {
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

/** The digest of each request's file, so that a repetition can be told from another file under the same key. */
const digests = new WeakMap<FastifyRequest, string>();

/** The digest of the file that `receiveFile` took from this request; null before. */
export const uploadDigestOf = (request: FastifyRequest): string | null => digests.get(request) ?? null;

/** What distinguishes files under the same key: name, declared type and bytes. */
const digestOf = ({ filename, mimetype }: MultipartFile, sha256: string): string =>
  createHash('sha256').update(`${filename}\n${mimetype}\n${sha256}`).digest('hex');

async function store(
  { storage, config }: Pick<Deps, 'storage' | 'config'>,
  part: MultipartFile,
  { accepted, allowance }: { accepted: AcceptedFiles; allowance: Allowance },
): Promise<ReceivedFile> {
  const digest = createHash('sha256');
  const chunks = chunksOf(part.file, digest);
  const head = await readHead(chunks);
  if (head.length === 0) throw missing();
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

/**
 * Reads a multipart request to its end and gives its one file to `take`; after a refusal, the rest of the
 * request is discarded. Throws file.missing, file.too_large, file.upload_incomplete, request.timeout,
 * request.too_large (more than one file), and whatever `take` throws.
 */
async function readForm(
  request: FastifyRequest,
  maxBytes: number,
  take: (file: MultipartFile) => Promise<void>,
): Promise<void> {
  if (!request.isMultipart()) throw missing();
  const parts = request.parts();
  const tooSlow = Promise.withResolvers<never>();
  // If it is rejected while nobody awaits it, that must not count as unhandled.
  tooSlow.promise.catch(() => undefined);
  const nextPart = () =>
    Promise.race([parts.next(), tooSlow.promise]).catch((error: unknown) => {
      throw formRefusal(error);
    });
  let file: Readable | undefined;
  const stopWatching = watchPace(request.raw, uploadPaceOf(request.server), (reason) => {
    tooSlow.reject(reason);
    file?.destroy(reason);
  });
  let isTaken = false;
  try {
    const first = nextPart();
    // If the upload is refused before this is awaited, it still rejects when the client disconnects.
    first.catch(() => undefined);
    // Adding a listener starts the flow of the request, so it happens in the same turn as the parser's own
    // reading.
    boundRequest(request.raw, 2 * maxBytes + formBytes);
    if (Number(request.headers['content-length']) > maxBytes + formBytes) throw tooLarge(maxBytes);
    for (let next = await first; !next.done; next = await nextPart()) {
      if (next.value.type !== 'file') continue;
      if (next.value.fieldname !== 'file') throw missing();
      file = next.value.file;
      await take(next.value);
      isTaken = true;
    }
    if (!isTaken) throw missing();
  } finally {
    stopWatching();
    request.raw.unpipe();
    request.raw.resume();
  }
}

const longestOf = (types: readonly FileType[], config: Config) =>
  Math.max(...types.map((type) => maxBytesOf(type, config)));

const declaredBytesOf = ({ headers }: FastifyRequest): number | null =>
  headers['content-length'] === undefined ? null : Number(headers['content-length']);

/** How many seconds it takes at best until a full disk is noticed and freed. */
const fullRetrySeconds = 60;

/** Checked before a byte is read. Throws service.storage_full. */
export async function requireRoom(storage: Storage, declaredBytes: number | null): Promise<void> {
  const room = await storage.room?.();
  if (room === undefined || room > (declaredBytes ?? 0)) return;
  throw new AppError('service.storage_full', { retryAfterSeconds: fullRetrySeconds });
}

/**
 * Streams the request's field `file` to the store under a new key. The caller writes the row, and removes the
 * bytes if that fails. The stream is cut off with the allowance's refusal as soon as more comes. Throws file.missing,
 * file.type_not_accepted, file.too_large, file.upload_incomplete, request.timeout (too slow), request.too_large (more
 * than one file) or service.storage_full.
 */
export async function receiveFile(
  deps: Pick<Deps, 'storage' | 'config'>,
  request: FastifyRequest,
  accepted: AcceptedFiles,
  allowance: Allowance,
): Promise<ReceivedFile> {
  await requireRoom(deps.storage, declaredBytesOf(request));
  let received: ReceivedFile | null = null;
  try {
    await readForm(request, longestOf(accepted.types, deps.config), async (part) => {
      received = await store(deps, part, { accepted, allowance });
      digests.set(request, digestOf(part, received.sha256));
    });
    if (!received) throw missing();
    return received;
  } catch (error) {
    const stored = received as ReceivedFile | null;
    if (stored) await deps.storage.remove(stored.storageKey);
    throw error;
  }
}

/** The upload of a request, before anything of it is read. */
export const uploadOf = (
  deps: Pick<Deps, 'storage' | 'config'>,
  request: FastifyRequest,
  accepted: AcceptedFiles,
): Upload => ({
  declaredBytes: declaredBytesOf(request),
  receive: (allowance) => receiveFile(deps, request, accepted, allowance),
});

/** Reads an upload that was done before, without storing it. Returns the digest of its file. */
export async function digestUpload(
  { config }: Pick<Deps, 'config'>,
  request: FastifyRequest,
  types: readonly FileType[],
): Promise<string> {
  let found = '';
  await readForm(request, longestOf(types, config), async (part) => {
    const digest = createHash('sha256');
    for await (const chunk of chunksOf(part.file, digest)) giveBack(chunk);
    found = digestOf(part, digest.digest('hex'));
  });
  return found;
}
