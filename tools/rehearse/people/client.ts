/**
 * Connection of a person's program to the product: over TLS from an address of their own. Temporary failures are
 * retried under the same key, as the web app does, until an answer will not change.
 */
import { Agent, type RequestOptions, request } from 'node:https';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, type Client, createClient, type readAnswer, type Transport } from '@briefcast/contract';
import type { Attempts } from './attempts.ts';
import { readLeniently } from './read-leniently.ts';

/** Time that a person's program waits for an answer. */
const patienceMilliseconds = 20_000;
const firstRestMilliseconds = 250;
const longestRestMilliseconds = 2000;

/** Refusals that mean "not now". */
const passing = new Set([
  'service.unavailable',
  'service.busy',
  'service.storage_full',
  'service.read_only',
  'request.in_progress',
  'request.rate_limited',
  'request.try_later',
  'request.timeout',
  // A fault of the server, which the observer notes; people try again.
  'internal',
]);

/** How the product is reached. */
export interface Way {
  origin: string;
  /** The certificate that is trusted. */
  authority: string;
  addressOf(number: number): string;
  /** Whether servers of the release before are there, which send less. */
  isMixed(): boolean;
}

export interface Line {
  as(token?: string): Client;
  read: typeof readAnswer;
  /** Sends bytes as they are; resolves with the parsed answer. */
  send(
    path: string,
    headers: Record<string, string>,
    body: Buffer,
  ): Promise<{ ok: boolean; json: unknown; retryAfter: string | null }>;
  /** The bytes at an address of the product. */
  bytes(path: string): Promise<Buffer>;
  /** A live stream. */
  open(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** Repeats until it is acknowledged; rejects with a refusal that stays. */
  insist<T>(what: string, call: () => Promise<T>): Promise<T>;
  close(): void;
}

/** An answer of a proxy that has no server left, or a server that says so without the product's envelope. */
class NotNow extends Error {}

const codeOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  if (error instanceof NotNow) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

/** Opens a person's line. `isOpen` says whether anybody still waits. */
export function openLine(way: Way, number: number, attempts: Attempts, isOpen: () => boolean): Line {
  const agent = new Agent({ keepAlive: true, ca: way.authority, maxSockets: 6 });
  const read = readLeniently(way.isMixed);
  const place: RequestOptions = { agent, localAddress: way.addressOf(number) };

  const ask = (method: string, path: string, headers: Record<string, string | number>, body?: Buffer) =>
    new Promise<{ status: number; retryAfter: string | null; bytes: Buffer }>((resolve, reject) => {
      const sent = request(`${way.origin}${path}`, {
        ...place,
        method,
        headers: body ? { ...headers, 'content-length': body.length } : headers,
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      sent.once('error', reject);
      sent.once('response', (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 500,
            retryAfter: answer.headers['retry-after'] ?? null,
            bytes: Buffer.concat(pieces),
          }),
        );
      });
      sent.end(body);
    });

  async function asJson(answer: Awaited<ReturnType<typeof ask>>) {
    let json: unknown;
    try {
      json = JSON.parse(answer.bytes.toString());
    } catch {
      throw new NotNow(`status ${answer.status}`);
    }
    return { ok: answer.status < 400, json, retryAfter: answer.retryAfter };
  }

  const transport =
    (token?: string): Transport =>
    async ({ spec, path, body, idempotencyKey }) =>
      asJson(
        await ask(
          spec.method,
          path,
          {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          },
          body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
        ),
      );

  async function insist<T>(what: string, call: () => Promise<T>): Promise<T> {
    const began = attempts.now();
    for (let tries = 1; ; tries++) {
      const tried = attempts.now();
      try {
        const answer = await call();
        const ended = attempts.now();
        attempts.tries.push({ began: tried, ended, what, outcome: 'ok' });
        attempts.acts.push({ began, ended, what, tries });
        return answer;
      } catch (error) {
        const stays = error instanceof AppError && !passing.has(error.code);
        // A refusal that stays is an answer; the caller judges whether it is the right one.
        const outcome = stays ? 'ok' : codeOf(error);
        attempts.tries.push({ began: tried, ended: attempts.now(), what, outcome });
        if (stays || !isOpen()) throw error;
        await pause(Math.min(longestRestMilliseconds, firstRestMilliseconds * 2 ** (tries - 1)));
      }
    }
  }

  return {
    as: (token) => createClient(transport(token), read),
    read,
    send: async (path, headers, body) => asJson(await ask('POST', path, headers, body)),
    async bytes(path) {
      const { status, bytes } = await ask('GET', path, {});
      if (status >= 500) throw new NotNow(`status ${status}`);
      if (status !== 200) throw new Error(`${path.split('?')[0]}: ${status}`);
      return bytes;
    },
    open: (path, headers, signal) =>
      new Promise((resolve, reject) => {
        const sent = request(`${way.origin}${path}`, {
          ...place,
          agent: false,
          ca: way.authority,
          headers,
          signal,
        });
        sent.once('error', reject);
        sent.once('response', (answer) => {
          answer.once('error', () => undefined);
          const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
          resolve(new Response(body, { status: answer.statusCode ?? 500 }));
        });
        sent.end();
      }),
    insist,
    close: () => agent.destroy(),
  };
}
