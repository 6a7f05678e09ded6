/** Answers what arrives over a connection and is not a valid HTTP request. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, failureEnvelope } from '@briefcast/contract';
import { refusalTexts } from '@briefcast/i18n/refusal-texts';

/** Refusals by Node's error codes; every other code means a malformed request. */
const meanings: Record<string, 'request.timeout' | 'request.head_too_large' | 'request.too_large'> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.head_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too_large',
};

/** Answers to HEAD have no body, refusals included. */
const headMethod = Buffer.from('HEAD ');

/** As Node tells it, with the bytes that it could not read. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: unknown };

/**
 * Returns a function that answers with these headers. The connection is closed with the answer, because its
 * state is unknown.
 */
export function clientErrorAnswer(headers: Record<string, string>) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = new AppError(meanings[error.code ?? ''] ?? 'request.malformed');
    const body = JSON.stringify(failureEnvelope(refusal, refusalTexts(refusal)));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines].join('\r\n');
    const { rawPacket } = error;
    const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, headMethod.length).equals(headMethod);
    socket.end(`${head}\r\n\r\n${isHead ? '' : body}`);
    socket.destroySoon();
  };
}
