/** Serves a route of the contract: access, limits, parsing on the way in, shaping on the way out. */
import { type Access, AppError, type HandlerInput, type Reply, type RouteSpec } from '@briefcast/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ActorByAccess, type Caller, readCaller, requireAccess } from '../auth/actor.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { answerOnce, type KeyedCall, keyedCall, type OnceAnswer, readIdempotencyKey } from './answer-once.ts';
import { limitRate } from './limit-rate.ts';

export interface HandlerContext<S extends RouteSpec> extends HandlerInput<S> {
  actor: ActorByAccess[S['access'] & Access];
  request: FastifyRequest;
  /** For routes that answer bytes or events; JSON routes return their data. */
  reply: FastifyReply;
  /**
   * What calls that create read and write through: a transaction with the call's key in it, where there is one,
   * so that the key and what was made exist together.
   */
  db: Database;
}

/** JSON routes answer their data; the others answer by themselves. */
export type Handler<S extends RouteSpec> = (
  context: HandlerContext<S>,
) => S extends { kind: 'bytes' | 'events' } ? unknown : Promise<Reply<S>>;

/** No call that answers JSON works longer than this. */
const requestMilliseconds = 30_000;

const served = new WeakMap<FastifyInstance, Set<RouteSpec>>();

/** The routes that this app serves, so that the start fails when one of the table has no handler. */
export const servedRoutes = (app: FastifyInstance): ReadonlySet<RouteSpec> => served.get(app) ?? new Set();

/** Parses every part and reports all that is wrong at once (request.invalid). */
function parseInput<S extends RouteSpec>(spec: S, request: FastifyRequest): HandlerInput<S> {
  const parts = { params: spec.params, query: spec.query, body: spec.body };
  const given = { params: request.params, query: request.query, body: request.body };
  const values: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const name of ['params', 'query', 'body'] as const) {
    const parsed = parts[name]?.safeParse(given[name]);
    if (parsed?.success === false) issues.push(...parsed.error.issues);
    else values[name] = parsed?.data;
  }
  if (issues.length > 0) throw new z.ZodError(issues);
  return values as unknown as HandlerInput<S>;
}

/** `z.encode` checks the shape and drops what it does not name, so that nothing leaks by accident. */
function shape(spec: RouteSpec, data: unknown) {
  const encoded = z.encode(spec.reply, data as Record<string, unknown>);
  return spec.topLevel ? { success: true, ...encoded } : { success: true, data: encoded };
}

type Answer<S extends RouteSpec> = (context: HandlerContext<S>, caller: Caller) => unknown;

/** Registers a route: everything before its handler. */
function register<S extends RouteSpec>(app: FastifyInstance, deps: Deps, spec: S, answer: Answer<S>): void {
  served.set(app, (served.get(app) ?? new Set()).add(spec));
  app.route({
    method: spec.method,
    url: spec.path.replace(/\{(\w+)\}/g, ':$1'),
    // Lists and details shrink to a fifth; what is written answers little.
    ...(spec.method === 'GET' && !spec.kind ? { compress: { threshold: 1024 } } : {}),
    // Uploads are bounded by their size and by stalling, bytes and live streams end when either side leaves.
    ...(spec.upload || spec.kind ? {} : { handlerTimeout: requestMilliseconds }),
    handler: async (request, reply) => {
      const header = request.headers.authorization;
      const caller = await readCaller(deps, header);
      const actor = requireAccess(spec.access, caller, header !== undefined);
      await limitRate(deps, spec, caller, request);
      const input = parseInput(spec, request);
      return answer({ ...input, actor, request, reply, db: deps.db } as HandlerContext<S>, caller);
    },
  });
}

/** What was asked under the call's key; null where the caller gave none. */
function askedUnderKey<S extends RouteSpec>(spec: S, context: HandlerContext<S>, caller: Caller) {
  const { params, query, body, request } = context;
  const key = readIdempotencyKey(spec, request);
  return key === null ? null : { key, caller, input: { params, query, body }, request };
}

function sendAnswer(reply: FastifyReply, spec: RouteSpec, { text, isRepeated }: OnceAnswer) {
  if (isRepeated) reply.header('idempotency-replayed', 'true');
  return reply
    .code(spec.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(text);
}

/** Registers the handler of a route. */
export function serve<const S extends RouteSpec>(
  app: FastifyInstance,
  deps: Deps,
  spec: S,
  handler: Handler<S>,
): void {
  const write = (data: unknown) => JSON.stringify(shape(spec, data));
  register(app, deps, spec, async (context, caller) => {
    const asked = askedUnderKey(spec, context, caller);
    if (asked) {
      const work = async (db: Database) => write(await handler({ ...context, db }));
      return sendAnswer(context.reply, spec, await answerOnce(deps, spec, asked, work));
    }
    const result = await handler(context);
    if (spec.kind === 'bytes' || spec.kind === 'events') return result;
    return sendAnswer(context.reply, spec, { text: write(result), isRepeated: false });
  });
}

/** For what keeps its answer by itself, in the statement of its change: the key, where there is one, and the form. */
export interface OwnOnce<S extends RouteSpec> {
  call: KeyedCall | null;
  write: (data: Reply<S>) => string;
}

/** Registers a handler that does its work once for each key by itself. */
export function serveOnce<const S extends RouteSpec>(
  app: FastifyInstance,
  deps: Deps,
  spec: S,
  handler: (context: HandlerContext<S>, once: OwnOnce<S>) => Promise<OnceAnswer>,
): void {
  const write = (data: unknown) => JSON.stringify(shape(spec, data));
  register(app, deps, spec, async (context, caller) => {
    const asked = askedUnderKey(spec, context, caller);
    const call = asked && keyedCall(deps, spec, asked);
    return sendAnswer(context.reply, spec, await handler(context, { call, write }));
  });
}

/** Refuses to start when a route of the table has no handler. */
export function requireAllServed(
  app: FastifyInstance,
  table: readonly { name: string; spec: RouteSpec }[],
): void {
  const known = servedRoutes(app);
  const missing = table.filter(({ spec }) => !known.has(spec)).map(({ name }) => name);
  if (missing.length > 0)
    throw new AppError('internal', { message: `Routes without a handler: ${missing.join(', ')}` });
}
