/** Sends what no well-behaved client would, over real connections. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { MadeRequest } from './made-request.ts';

/** No answer may take longer. */
const deadlineMilliseconds = 5000;

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

const unpackers: Record<string, () => NodeJS.ReadWriteStream> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
};

/** An answer's text, whatever the request accepted. */
function unpacked(answer: IncomingMessage): Readable {
  const unpacker = unpackers[answer.headers['content-encoding'] ?? '']?.();
  return unpacker ? (answer.pipe(unpacker) as unknown as Readable) : answer;
}

/** Sends requests to a server over connections that are kept. `close` ends them. */
export function openWire(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Rejects when there is no whole answer within five seconds, or when the connection breaks. */
  const send = ({ method, path, headers, body }: MadeRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { ...headers, ...(body === null ? {} : { 'content-length': body.length }) },
        signal: AbortSignal.timeout(deadlineMilliseconds),
      });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        const given = { status: answer.statusCode ?? 0, headers: answer.headers };
        // A live stream does not end by itself.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          resolve({ ...given, body: '' });
          sent.destroy();
          return;
        }
        text(unpacked(answer)).then((body) => resolve({ ...given, body }), reject);
      });
      sent.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}

/** Sends bytes that need be no HTTP at all, ends its side, and returns everything that comes back. */
export function sendBytes(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const pieces: Buffer[] = [];
    const finish = () => resolve(Buffer.concat(pieces).toString('latin1'));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('The connection was still open after five seconds.'));
    }, deadlineMilliseconds);
    socket.on('data', (piece) => pieces.push(piece));
    // A server may cut off what is no HTTP.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      finish();
    });
    socket.end(bytes);
  });
}
