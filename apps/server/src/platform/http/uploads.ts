/**
 * Receives one file of a multipart request and streams it to the store (rules/files#durable-uploads). After a
 * failure no bytes are kept, and the rest of the request is read and discarded, because a client whose
 * connection is cut while it still sends does not see the answer.
 */
import { createHash } from 'node:crypto';
import { AppError, type FileType } from '@briefcast/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { Storage } from '../storage/storage.ts';
import {
  type AcceptedFiles,
  type Allowance,
  chunksOf,
  giveBack,
  maxBytesOf,
  type ReceivedFile,
  storeFile,
} from './upload-bytes.ts';
import { readForm } from './upload-form.ts';
import { missing } from './upload-refusals.ts';

/** A request that uploads a file, of which nothing was read yet. */
export interface Upload {
  /** The length of the whole request, a little more than the file's; null if it is not stated. */
  declaredBytes: number | null;
  /** See `receiveFile`. */
  receive(allowance: Allowance): Promise<ReceivedFile>;
}

/** The digest of each request's file, so that a repetition can be told from another file under the same key. */
const digests = new WeakMap<FastifyRequest, string>();

/** The digest of the file that `receiveFile` took from this request; null before. */
export const uploadDigestOf = (request: FastifyRequest): string | null => digests.get(request) ?? null;

/** What distinguishes files under the same key: name, declared type and bytes. */
const digestOf = ({ filename, mimetype }: MultipartFile, sha256: string): string =>
  createHash('sha256').update(`${filename}\n${mimetype}\n${sha256}`).digest('hex');

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
 * bytes if that fails. The stream is cut off with the allowance's refusal as soon as more comes. Throws file.empty, file.missing,
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
      received = await storeFile(deps, part, { accepted, allowance });
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
