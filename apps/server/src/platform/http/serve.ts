/** Serves a route of the contract: access, rate limits, parsing of the input, serialising of the answer. */
import { type Access, AppError, type HandlerInput, type Reply, type RouteSpec } from '@briefcast/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ActorByAccess, type Caller, requireAccess, requireNotLooking } from '../auth/actor.ts';
import { requireNotResting } from '../auth/suspended.ts';
import type { Tx } from '../database/database.ts';
import type { Deps, TxDeps } from '../deps.ts';
import {
  type KeyedCall,
  keyedCall,
  type OnceAnswer,
  readIdempotencyKey,
  transactOnce,
  uploadOnce,
} from './answer-once.ts';
import { compileReply } from './compile-reply.ts';
import { answerInTime } from './limits/answer-in-time.ts';
import { limitRate } from './limits/limit-rate.ts';
import { limits } from './limits/table.ts';
import { inRequestLocale } from './request-locale.ts';

export interface HandlerContext<S extends RouteSpec> extends HandlerInput<S> {
  actor: ActorByAccess[S['access'] & Access];
  request: FastifyRequest;
  /** For routes that answer by themselves; JSON routes return their data. */
  reply: FastifyReply;
}

/** The context of a route whose answer is prepared: the input is parsed only if no answer is known for it. */
export interface ReadyContext<S extends RouteSpec>
  extends Pick<HandlerContext<S>, 'actor' | 'request' | 'reply'> {
  /** Throws request.invalid. */
  parse(): HandlerInput<S>;
}

/** JSON routes return their data; the others answer by themselves. */
export type Handler<S extends RouteSpec> = (
  context: S extends { kind: 'ready' } ? ReadyContext<S> : HandlerContext<S>,
) => S extends { kind: 'bytes' | 'events' | 'ready' } ? unknown : Promise<Reply<S>>;

const served = new WeakMap<FastifyInstance, Set<RouteSpec>>();

/** The routes that this app serves, so that the start fails if a route of the table has no handler. */
export const servedRoutes = (app: FastifyInstance): ReadonlySet<RouteSpec> => served.get(app) ?? new Set();

/** Parses every part of the input and reports all findings at once (request.invalid). */
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

const answersItself = ({ kind }: RouteSpec): boolean => kind !== undefined && kind !== 'json';

interface Asked<S extends RouteSpec> extends ReadyContext<S> {
  caller: Caller;
}

/** Registers a route with everything that happens before its handler. */
function register<S extends RouteSpec>(
  app: FastifyInstance,
  deps: Deps,
  spec: S,
  answer: (asked: Asked<S>) => unknown,
): void {
  served.set(app, (served.get(app) ?? new Set()).add(spec));
  /** Lists and details: their answers grow with the stored data. */
  const isList = spec.method === 'GET' && !answersItself(spec);
  // Uploads are limited by size and stalling; byte answers and live streams end when either side disconnects.
  const isBounded = !spec.upload && !spec.takesBytes && !answersItself(spec);
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const header = request.headers.authorization;
    const caller = await deps.sessions.readCaller(header);
    // Counted before it may be refused: reading an invalid token costs something too.
    await limitRate(deps, spec, caller, request);
    const actor = requireAccess(spec.access, caller, header !== undefined) as Asked<S>['actor'];
    requireNotLooking(spec, caller);
    requireNotResting(spec, caller, request.body);
    const asked = { actor, caller, request, reply, parse: () => parseInput(spec, request) };
    // A prepared answer contains no translated text, and is the same for everybody.
    if (spec.kind === 'ready') return answer(asked);
    if (!isList || caller.kind !== 'user') return inRequestLocale(request, () => answer(asked));
    const release = await deps.readingLimiter.acquire(caller.userId);
    try {
      return await inRequestLocale(request, () => answer(asked));
    } finally {
      release();
    }
  }
  app.route({
    method: spec.method,
    url: spec.path.replace(/\{(\w+)\}/g, ':$1'),
    // A stream has no end, and neither would the answer to a HEAD request.
    ...(spec.kind === 'events' ? { exposeHeadRoute: false } : {}),
    // Lists shrink to a fifth; answers of writes are small.
    ...(isList ? { compress: { threshold: 1024 } } : {}),
    ...(spec.takesBytes ? { config: { takesBytes: true } } : {}),
    handler: isBounded
      ? (request, reply) => answerInTime(limits.answers.time.milliseconds, () => handle(request, reply))
      : handle,
  });
}

/** The call under its idempotency key; null if the caller gave none. Throws request.key_invalid. */
function callUnderKey<S extends RouteSpec>(
  deps: Deps,
  spec: S,
  { caller, request }: Asked<S>,
  input: HandlerInput<S>,
): KeyedCall | null {
  const key = readIdempotencyKey(spec, request);
  return key === null ? null : keyedCall(deps, spec, { key, caller, input, request });
}

function sendAnswer(reply: FastifyReply, spec: RouteSpec, { text, isRepeated }: OnceAnswer) {
  if (isRepeated) reply.header('idempotency-replayed', 'true');
  return reply
    .code(spec.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(text);
}

/** Routes that create belong to `serveCreating`, except uploads, which take too long for a transaction. */
type NotCreating<S extends RouteSpec> = S extends { creates: true; upload?: undefined } ? never : unknown;

/** Registers the handler of a route. */
export function serve<const S extends RouteSpec>(
  app: FastifyInstance,
  deps: Deps,
  spec: S & NotCreating<S>,
  handler: Handler<S>,
): void {
  const work = handler as (context: HandlerContext<S> | ReadyContext<S>) => unknown;
  if (spec.kind === 'ready') {
    register<S>(app, deps, spec, work);
    return;
  }
  const write = compileReply(spec);
  register<S>(app, deps, spec, async (given) => {
    const { actor, request, reply } = given;
    const input = given.parse();
    const context = { ...input, actor, request, reply };
    const call = callUnderKey<S>(deps, spec, given, input);
    if (call && spec.upload) {
      const { types } = spec.upload;
      const once = async () => write(await work(context));
      return sendAnswer(reply, spec, await uploadOnce(deps, call, { request, types }, once));
    }
    const result = await work(context);
    if (answersItself(spec)) return result;
    return sendAnswer(reply, spec, { text: write(result), isRepeated: false });
  });
}

type CreatingContext<S extends RouteSpec> = Omit<HandlerContext<S>, 'reply'>;

/** How something is created: first the slow work, then all writes in one transaction. */
export interface Creating<S extends RouteSpec, Prepared> {
  /**
   * Done before the transaction, also for a call that then turns out to be a repetition: it must have no
   * lasting effects.
   */
  prepare?: (context: CreatingContext<S>) => Promise<Prepared>;
  /** Reads and writes through `tx`, which holds the call's key too, and does no slow work. */
  create: (deps: TxDeps, tx: Tx, context: CreatingContext<S> & { prepared: Prepared }) => Promise<Reply<S>>;
}

/** Registers a route that creates: the call's key, if any, and what is created are written together. */
export function serveCreating<
  const S extends RouteSpec & { creates: true; upload?: never },
  Prepared = undefined,
>(app: FastifyInstance, deps: Deps, spec: S, { prepare, create }: Creating<S, Prepared>): void {
  const write = compileReply(spec);
  register<S>(app, deps, spec, async (given) => {
    const { actor, request, reply } = given;
    const input = given.parse();
    const context = { ...input, actor, request };
    const call = callUnderKey(deps, spec, given, input);
    // Without a `prepare` function, nothing is prepared.
    const prepared = (await prepare?.(context)) as Prepared;
    const work = async (tx: Tx) => write(await create(deps, tx, { ...context, prepared }));
    const answer = call
      ? await transactOnce(deps, call, work)
      : { text: await deps.db.transaction(work), isRepeated: false };
    return sendAnswer(reply, spec, answer);
  });
}

/**
 * For a handler that stores its answer itself, in the statement of its change: the key, if there is one, and
 * the serialiser.
 */
export interface OwnOnce<S extends RouteSpec> {
  call: KeyedCall | null;
  write: (data: Reply<S>) => string;
}

/** Registers a handler that itself makes sure that it runs once for each key. */
export function serveOnce<const S extends RouteSpec>(
  app: FastifyInstance,
  deps: Deps,
  spec: S,
  handler: (context: HandlerContext<S>, once: OwnOnce<S>) => Promise<OnceAnswer>,
): void {
  const write = compileReply(spec);
  register(app, deps, spec, async (given) => {
    const { actor, request, reply } = given;
    const input = given.parse();
    const call = callUnderKey(deps, spec, given, input);
    const context = { ...input, actor, request, reply };
    return sendAnswer(reply, spec, await handler(context, { call, write }));
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
