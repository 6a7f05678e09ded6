/**
 * Answers that are prepared before they are requested: bytes with their ETag, or pieces that are made while
 * they are sent. A client that has them already gets a 304, and they are compressed once for all clients.
 */
import { Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cutSlowReader, type ReaderPatience } from './limits/cut-slow-readers.ts';
import type { ConcurrencyLimiter } from './limits/limit-concurrency.ts';
import { networkOf } from './limits/network-of.ts';
import { limits } from './limits/table.ts';

export type Encoding = 'br' | 'gzip';

/** Compressing less than this saves no packet. */
const leastCompressed = 1024;
/** As fast as gzip, with smaller output. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotli),
  gzip: (bytes) => promisify(gzip)(bytes),
};
const compressor: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress(brotli),
  gzip: () => createGzip(),
};

interface Packed {
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** An answer whose bytes are there. */
export interface ReadyBytes {
  /** Weak: it identifies the content, in whichever encoding. */
  etag: string;
  bytes: Buffer;
  /** Filled in when an encoding is first requested. */
  packed: Packed;
}

/** An answer that is too large to be kept in one piece. */
export interface ReadyPieces {
  etag: string;
  /** The total bytes of all pieces. */
  length: number;
  /** Makes the pieces, anew for each request. */
  pieces: () => Iterable<Buffer>;
  /** The whole in compressed form, if it is worth keeping. */
  packed: Packed | null;
}

export type ReadyAnswer = ReadyBytes | ReadyPieces;

/** An answer that may become large: it is made when its slot is free. */
export interface AnswerToMake {
  make: () => Promise<ReadyAnswer>;
}

/** All bytes of an answer. */
export const bytesOf = (answer: ReadyAnswer): Buffer =>
  'bytes' in answer ? answer.bytes : Buffer.concat([...answer.pieces()]);

/** The best of our encodings that a browser accepts; null for the uncompressed bytes. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  if (!accepted) return null;
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : null;
}

/** Whether an `If-None-Match` contains this ETag. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}

async function gather(source: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const streamOf = (answer: ReadyPieces) => Readable.from(answer.pieces(), { objectMode: false });

function packedStream(answer: ReadyPieces, encoding: Encoding): Readable {
  const source = streamOf(answer);
  const packed = source.pipe(compressor[encoding]());
  packed.once('close', () => source.destroy());
  return packed;
}

/** Compresses once for all requests; after a failure the next request tries again. */
function once(packed: Packed, encoding: Encoding, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = packed[encoding];
  if (known) return known;
  const made = make();
  packed[encoding] = made;
  made.catch(() => delete packed[encoding]);
  return made;
}

export type SendReady = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer | AnswerToMake,
) => FastifyReply | Promise<FastifyReply>;

interface SenderParts {
  /** Limits how many large answers are sent at once, by network. */
  limiter: ConcurrencyLimiter;
  patience?: ReaderPatience;
}

const acceptedBy = ({ headers }: FastifyRequest): Encoding | null => {
  const accepted = headers['accept-encoding'];
  return encodingFor(Array.isArray(accepted) ? accepted.join(',') : accepted);
};

async function sendPieces(reply: FastifyReply, answer: ReadyPieces, encoding: Encoding | null) {
  if (!encoding) return reply.header('content-length', answer.length).send(streamOf(answer));
  reply.header('content-encoding', encoding);
  if (!answer.packed) return reply.send(packedStream(answer, encoding));
  return reply.send(await once(answer.packed, encoding, () => gather(packedStream(answer, encoding))));
}

function sendBytes(reply: FastifyReply, { bytes, packed }: ReadyBytes, encoding: Encoding | null) {
  if (!encoding || bytes.length < leastCompressed) return reply.send(bytes);
  return once(packed, encoding, () => compress[encoding](bytes)).then((compressed) =>
    reply.header('content-encoding', encoding).send(compressed),
  );
}

/** Sends a prepared answer, or a 304 to a client that has it. Large answers go through a sender. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) {
  reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const encoding = acceptedBy(request);
  return 'pieces' in answer ? sendPieces(reply, answer, encoding) : sendBytes(reply, answer, encoding);
}

const isLarge = (answer: ReadyAnswer | AnswerToMake): boolean => 'pieces' in answer || 'make' in answer;

/**
 * Creates a sender, which limits how many large answers are sent at once, and ends those that are read too
 * slowly; it throws what `limiter.acquire` throws.
 */
export function readySender({ limiter, patience = limits.answers.slowReaders }: SenderParts): SendReady {
  async function sendLimited(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: ReadyAnswer | AnswerToMake,
  ) {
    const { raw } = reply;
    const gone = new AbortController();
    raw.once('close', () => gone.abort());
    const release = await limiter.acquire(networkOf(request.ip), gone.signal);
    if (gone.signal.aborted) release();
    else raw.once('close', release);
    cutSlowReader(raw, patience);
    return sendMade(request, reply, 'make' in answer ? await answer.make() : answer);
  }

  return (request, reply, answer) => {
    const isAsked = !('etag' in answer) || !isKnown(request.headers['if-none-match'], answer.etag);
    return isAsked && isLarge(answer)
      ? sendLimited(request, reply, answer)
      : sendMade(request, reply, answer as ReadyAnswer);
  };
}
