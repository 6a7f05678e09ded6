/**
 * Answers that are ready before they are asked for: bytes with their ETag, or pieces that are made while they are
 * sent. Whoever has them already is told so (304), and they are compressed once for everybody.
 */
import { Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Compressing less than this saves no packet. */
const leastCompressed = 1024;
/** Whoever takes nothing for so long while pieces are sent is cut off: others wait for the turn. */
const stallMilliseconds = 30_000;
/** As fast as gzip and smaller. */
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
  /** Weak: it names the content, in whichever encoding. */
  etag: string;
  bytes: Buffer;
  /** Filled in as they are first asked for. */
  packed: Packed;
}

/** An answer that is too large to be kept as one. */
export interface ReadyPieces {
  etag: string;
  /** Bytes of all pieces. */
  length: number;
  /** Makes the pieces, anew for each that asks. */
  pieces: () => Iterable<Buffer>;
  /** Where it is worth keeping them: the whole, compressed. */
  packed: Packed | null;
}

export type ReadyAnswer = ReadyBytes | ReadyPieces;

/** All bytes of an answer. */
export const bytesOf = (answer: ReadyAnswer): Buffer =>
  'bytes' in answer ? answer.bytes : Buffer.concat([...answer.pieces()]);

/** What a browser takes, of what we have; null for the bytes as they are. */
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

/** Whether an `If-None-Match` names this ETag. */
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

/** Compresses once for all that ask; what failed is tried again. */
function once(packed: Packed, encoding: Encoding, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = packed[encoding];
  if (known) return known;
  const made = make();
  packed[encoding] = made;
  made.catch(() => delete packed[encoding]);
  return made;
}

/** Lets so many go on at once, the others in the order they came. */
function takeTurns(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return {
    async take(): Promise<void> {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    give(): void {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

export type SendReady = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
) => FastifyReply | Promise<FastifyReply>;

/** Makes a sender that sends so many answers in pieces at once. */
export function readySender({ piecesAtOnce }: { piecesAtOnce: number }): SendReady {
  const turns = takeTurns(piecesAtOnce);

  async function sendPieces(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: ReadyPieces,
    encoding: Encoding | null,
  ): Promise<FastifyReply> {
    await turns.take();
    // Gone while waiting.
    if (request.raw.socket.destroyed) turns.give();
    else reply.raw.once('close', turns.give);
    reply.raw.setTimeout(stallMilliseconds, () => reply.raw.destroy());
    if (!encoding) return reply.header('content-length', answer.length).send(streamOf(answer));
    reply.header('content-encoding', encoding);
    if (!answer.packed) return reply.send(packedStream(answer, encoding));
    return reply.send(await once(answer.packed, encoding, () => gather(packedStream(answer, encoding))));
  }

  return (request, reply, answer) => {
    const { headers } = request;
    reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (isKnown(headers['if-none-match'], answer.etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const accepted = headers['accept-encoding'];
    const encoding = encodingFor(Array.isArray(accepted) ? accepted.join(',') : accepted);
    if ('pieces' in answer) return sendPieces(request, reply, answer, encoding);
    const { bytes, packed } = answer;
    if (!encoding || bytes.length < leastCompressed) return reply.send(bytes);
    return once(packed, encoding, () => compress[encoding](bytes)).then((compressed) =>
      reply.header('content-encoding', encoding).send(compressed),
    );
  };
}
