/** Answers stored bytes: whole, in part, or not at all because the caller has them (rules/files#signed-addresses). */
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
  /** Null where it is not known: then there are no parts. */
  size: number | null;
}

/** What an address opens, told by the address alone until `find` looks for it. */
export interface OpenedAddress {
  /** Names the bytes, with its quotes. Nobody knows it who was not answered them. */
  etag: string;
  cacheControl: string;
  /** The address proves that its bytes may be had for as long as it holds; otherwise `find` says whether they still may. */
  isProof: boolean;
  /** Throws file.not_found. */
  find(): Promise<StoredBytes>;
  /** The bytes that were found are gone. */
  forget(): void;
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

/** Whether the caller has the bytes: it names their tag. */
const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** Opens the bytes that were found. Throws file.not_found when they are gone. */
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
 * there instead. Who names their tag has them: of an address that is a proof nothing is looked for. Throws file.not_found when the bytes are
 * gone, and whatever `find` throws.
 */
export async function serveBytes(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  address: OpenedAddress,
): Promise<FastifyReply> {
  const { etag, cacheControl } = address;
  const isHead = request.method === 'HEAD';
  // A signed address of the store opens for GET alone, and a HEAD needs no bytes.
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
  // Of a HEAD an empty stream, because its length is told by the header below.
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
