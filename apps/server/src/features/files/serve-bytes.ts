/** Answers stored bytes: whole, in part, or not at all because the caller has them (decisions 5.3). */
import { Readable } from 'node:stream';
import { AppError } from '@briefcast/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ByteRange,
  type DownloadHeaders,
  type Storage,
  StoredFileMissing,
} from '../../platform/storage/storage.ts';

export interface ServedBytes extends DownloadHeaders {
  storageKey: string;
  /** Null where it is not known: then there are no parts. */
  size: number | null;
}

/** Far below the hour for which the store's addresses open at least; a longer film goes on with the next one. */
const redirectCacheControl = 'private, max-age=300';

/**
 * The part that a Range header asks for; null for the whole; `unsatisfiable` where there is no such part.
 * Several parts at once are answered whole, as the protocol allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const asked = /^bytes=(.*)$/i.exec(header?.trim() ?? '')?.[1];
  if (asked === undefined || asked.includes(',')) return null;
  const [, first = '', last = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(asked) ?? [];
  if (first === '' && last === '') return 'unsatisfiable';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : 'unsatisfiable';
}

/** The bytes of a key never change, so the key's last part names them. */
const etagOf = (storageKey: string) => `"${storageKey.slice(storageKey.lastIndexOf('/') + 1)}"`;

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

async function open(storage: Storage, key: string, range: ByteRange | null): Promise<Readable> {
  try {
    return await storage.read(key, range ?? undefined);
  } catch (error) {
    if (error instanceof StoredFileMissing) throw new AppError('file.not_found', { cause: error });
    throw error;
  }
}

/**
 * Sends the browser to the store, which answers parts as well. It is another origin than the pages', so what lies
 * there cannot act as one of them.
 */
const sendToStore = (reply: FastifyReply, address: string) =>
  reply
    .code(302)
    .headers({
      location: address,
      'cache-control': redirectCacheControl,
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send();

/**
 * Sends the bytes with everything that keeps a stranger's file from acting as a page of ours: no sniffing, a
 * policy that allows it nothing, no embedding by other sites. Where browsers can fetch from the store, they are sent
 * there instead. Throws file.not_found when the bytes are gone.
 */
export async function serveBytes(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { storageKey, size, ...headers }: ServedBytes,
): Promise<FastifyReply> {
  const isHead = request.method === 'HEAD';
  // A signed address opens for GET alone, and a HEAD needs no bytes.
  if (storage.direct && !isHead)
    return sendToStore(reply, await storage.direct.addressOf(storageKey, headers));

  const { mimeType, disposition, cacheControl } = headers;
  const etag = etagOf(storageKey);
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(size === null ? {} : { 'accept-ranges': 'bytes' }),
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const ifRange = request.headers['if-range'];
  const isRangeWanted = size !== null && (ifRange === undefined || ifRange === etag);
  const range = isRangeWanted ? readRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
  }
  // Of a HEAD an empty stream, because its length is told by the header below.
  const bytes = isHead ? Readable.from([]) : await open(storage, storageKey, range);
  reply.type(mimeType);
  if (range) {
    reply.code(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': range.end - range.start + 1,
    });
  } else if (size !== null) {
    reply.header('content-length', size);
  }
  return reply.send(bytes);
}
