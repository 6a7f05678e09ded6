/** A typed client of the route table: `client.deals.create({ body })` answers the parsed data. */

import { type Api, api } from './api.ts';
import { errorFromAnswer } from './envelope.ts';
import type { CallInput, Reply, RouteSpec } from './kit/route.ts';
import { z } from './kit/zod.ts';
import { AppError } from './refusals.ts';

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The path and query of a call: braces filled, repeated parameters repeated, absent ones left out. */
export function requestPath(spec: RouteSpec, input: RawInput = {}): string {
  const path = spec.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(input.params?.[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined && single !== '') search.append(key, String(single));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Reads an answer's JSON by its route: the parsed data, or throws its AppError. */
export function readAnswer<S extends RouteSpec>(
  spec: S,
  ok: boolean,
  json: unknown,
  retryAfter?: string | null,
  status?: number,
): Reply<S> {
  if (!ok) throw errorFromAnswer(json, retryAfter, status);
  const envelope = z.looseObject({ success: z.literal(true), data: z.unknown().optional() }).safeParse(json);
  const reply = envelope.success
    ? spec.reply.safeParse(spec.topLevel ? envelope.data : envelope.data.data)
    : envelope;
  if (!reply.success) throw new AppError('internal', { cause: reply.error });
  return reply.data as Reply<S>;
}

/** Carrier of a request: a browser's fetch, or a test's injection. It adds headers such as the token. */
export type Transport = (request: {
  spec: RouteSpec;
  path: string;
  body: unknown;
  signal?: AbortSignal;
  /** Goes into the header `Idempotency-Key`. */
  idempotencyKey?: string;
}) => Promise<{ ok: boolean; json: unknown; retryAfter?: string | null; status?: number }>;

type CallArguments<S extends RouteSpec> =
  unknown extends CallInput<S>
    ? [input?: undefined, options?: CallOptions]
    : Record<string, never> extends CallInput<S>
      ? [input?: CallInput<S>, options?: CallOptions]
      : [input: CallInput<S>, options?: CallOptions];

interface CallOptions {
  signal?: AbortSignal;
  /** Names a call that creates: give the same one when the same is asked for again, and it is done once. */
  idempotencyKey?: string;
}

export type Client<T = Api> = {
  [F in keyof T]: {
    [R in keyof T[F]]: T[F][R] extends RouteSpec
      ? (...args: CallArguments<T[F][R]>) => Promise<Reply<T[F][R]>>
      : never;
  };
};

/**
 * Builds the client over a transport. Every call rejects with an AppError of the catalogue. `read` is how answers are read
 * where the server may be of another release.
 */
export function createClient(transport: Transport, read: typeof readAnswer = readAnswer): Client {
  const call = (spec: RouteSpec) => async (input?: RawInput, options?: CallOptions) => {
    const answer = await transport({
      spec,
      path: requestPath(spec, input),
      body: input?.body,
      ...options,
    });
    return read(spec, answer.ok, answer.json, answer.retryAfter, answer.status);
  };
  return Object.fromEntries(
    Object.entries(api).map(([feature, routes]) => [
      feature,
      Object.fromEntries(Object.entries(routes).map(([name, spec]) => [name, call(spec as RouteSpec)])),
    ]),
  ) as unknown as Client;
}
