/** Sends stored bytes: whole, in part, or not at all if the client has them (rules/files#signed-addresses). */
import { Readable } from 'node:stream';
import { AppError } from '@briefcast/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ByteRange,
  type DownloadHeaders,
  type Storage,
  StoredFileMissing,
} from '../../platform/storage/storage.ts';

export interface StoredBytes extends Omit<DownloadHeaders, 'cacheControl'> {
  storageKey: string;
  /** Null if unknown: then parts cannot be requested. */
  size: number | null;
}

/** Access that a URL gives, as far as the URL alone tells, before `find` reads the row. */
export interface OpenedAddress {
  /** Identifies the bytes, with its quotes. Only clients that were sent the bytes know it. */
  etag: string;
  cacheControl: string;
  /** Whether a valid URL alone authorises the request; otherwise `find` checks whether the bytes may still be read. */
  isProof: boolean;
  /** Throws file.not_found. */
  find(): Promise<StoredBytes>;
  /** Called if the bytes that were found are missing. */
  forget(): void;
}

/** Far below the hour for which the store's URLs are valid at least; a longer video continues with the next one. */
const redirectCacheControl = 'private, max-age=300';

/**
 * The range that a Range header asks for; null for the whole; `unsatisfiable` if there is no such range.
 * Several ranges at once are answered with the whole, as the protocol allows.
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

/** Whether the client has the bytes: its header contains their ETag. */
const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** Opens the bytes. Throws file.not_found if they are missing. */
async function open(
  storage: Storage,
  { forget }: OpenedAddress,
  key: string,
  range: ByteRange | null,
): Promise<Readable> {
  try {
    return await storage.read(key, range ?? undefined);
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error;
    forget();
    throw new AppError('file.not_found', { cause: error });
  }
}

/**
 * Redirects the browser to the store, which supports ranges as well. It has another origin than the pages, so
 * its content cannot act as one of them.
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
 * Sends the bytes with headers that keep an uploaded file from acting as a page of ours: no sniffing, a
 * policy that permits nothing, no embedding by other sites. If browsers can fetch from the store, they are
 * redirected. A client whose header contains the ETag gets a 304; for a URL that authorises by itself nothing
 * is read for that. Throws file.not_found if the bytes are missing, and whatever `find` throws.
 */
export async function serveBytes(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  address: OpenedAddress,
): Promise<FastifyReply> {
  const { etag, cacheControl } = address;
  const isHead = request.method === 'HEAD';
  // A signed URL of the store is valid for GET alone, and a HEAD needs no bytes.
  if (storage.direct && !isHead) {
    const { storageKey, mimeType, disposition } = await address.find();
    return sendToStore(
      reply,
      await storage.direct.addressOf(storageKey, { mimeType, disposition, cacheControl }),
    );
  }

  const fixedHeaders = {
    etag,
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  const known = request.headers['if-none-match'];
  if (isKnown(known, etag)) {
    if (!address.isProof) await address.find();
    return reply.code(304).headers(fixedHeaders).send();
  }

  const { storageKey, size, mimeType, disposition } = await address.find();
  reply.headers({
    ...fixedHeaders,
    'content-disposition': disposition,
    ...(size === null ? {} : { 'accept-ranges': 'bytes' }),
  });
  if (known?.trim() === '*') return reply.code(304).send();

  const ifRange = request.headers['if-range'];
  const isRangeWanted = size !== null && (ifRange === undefined || ifRange === etag);
  const range = isRangeWanted ? readRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
  }
  // An empty stream for a HEAD, because the header below states its length.
  const bytes = isHead ? Readable.from([]) : await open(storage, address, storageKey, range);
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
