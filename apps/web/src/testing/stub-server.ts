/**
 * Stands for the server while screens are tested: every request of the page is caught, found in the contract's route
 * table, and what a test lets it return is held to the contract's schemas. So a stub cannot say what no server would.
 */
import {
  AppError,
  allRoutes,
  type ErrorCode,
  type ErrorParametersOf,
  failureEnvelope,
  type HandlerInput,
  idempotencyKeyHeader,
  type LiveEvent,
  type Reply,
  type RouteName,
  type RouteNamed,
  type RouteSpec,
  z,
} from '@briefcast/contract';
import { refusalTexts } from '@briefcast/i18n/refusal-texts';
import { BatchInterceptor } from '@mswjs/interceptors';
import requestsOfThePage from '@mswjs/interceptors/presets/browser';
import { openStream } from './live-stream.ts';

/** What a stub is told of a call: its input as the server's handlers get it, the file of an upload, and its key. */
export type Call<N extends RouteName = RouteName> = HandlerInput<RouteNamed<N>> & {
  file: File | null;
  idempotencyKey: string | null;
};
type Returned<N extends RouteName> = Reply<RouteNamed<N>>;
type Handler = (call: Call) => unknown;

/** The errors that are said without parameters. */
type PlainCode = { [C in ErrorCode]: ErrorParametersOf<C> extends null ? C : never }[ErrorCode];

/** Thrown by a stub: the request gets no answer, as when the network is gone. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

const requests = new BatchInterceptor({ name: 'stub-server', interceptors: requestsOfThePage });
const handlers = new Map<string, Handler | 'waits'>();
const heard: { name: string; call: Call }[] = [];
let complaints: string[] = [];
/** How many tests are over: a call that one of them left waiting is no other test's. */
let ended = 0;
let refusalOfTokens: AppError | null = null;
let changeReply = (reply: unknown) => reply;
let stream = openStream();
/** Whoever waits looks again when something was changed. */
let changed = Promise.withResolvers<void>();

function set(name: RouteName, handler: Handler | 'waits') {
  handlers.set(name, handler);
  changed.resolve();
  changed = Promise.withResolvers();
}

const patternOf = ({ path }: RouteSpec) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
/** Fixed paths first, as `/api/files/usage` is no `/api/files/{id}`. */
const table = allRoutes
  .map(({ name, spec }) => ({ name, spec, pattern: patternOf(spec) }))
  .sort((one, other) => one.spec.path.split('{').length - other.spec.path.split('{').length);

/** Query parameters as the server reads them: repeated ones as a list. */
const queryOf = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const all = search.getAll(key);
      return [key, all.length > 1 ? all : all[0]];
    }),
  );

/** One part of the input by its schema; what does not fit is refused as the server refuses it. */
function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === 'number' ? key : String(key))),
    message,
  }));
  throw new AppError('request.invalid', { details });
}

async function readCall(spec: RouteSpec, request: Request, params: Record<string, string>): Promise<Call> {
  const file = spec.upload ? (await request.formData()).get(spec.upload.field) : null;
  const text = spec.upload || spec.takesBytes ? '' : await request.text();
  return {
    params: parsed(spec.params, params),
    query: parsed(spec.query, queryOf(new URL(request.url).searchParams)),
    body: parsed(spec.body, text === '' ? undefined : JSON.parse(text)),
    file: file instanceof File ? file : null,
    idempotencyKey: request.headers.get(idempotencyKeyHeader),
  } as Call;
}

/** The page asks whether the server is there when a call of it was lost, which few tests are about. */
const usual = new Map<string, Handler>([
  ['system.health', () => ({ status: 'up' })],
  ['publications.ofCreator', () => ({ results: [] })],
]);

/** The handler of now; a call that is kept waiting gets the next one. */
async function handlerOf(name: string): Promise<Handler | undefined> {
  const handler = handlers.get(name) ?? usual.get(name);
  if (handler !== 'waits') return handler;
  await changed.promise;
  return handlerOf(name);
}

async function answer(name: string, spec: RouteSpec, request: Request, params: Record<string, string>) {
  const token = request.headers.get('authorization');
  if (spec.access !== 'public' && token === null) throw new AppError('auth.required');
  if (token !== null && refusalOfTokens) throw refusalOfTokens;
  const endedBefore = ended;
  const call = await readCall(spec, request, params);
  if (ended !== endedBefore) throw new ConnectionLost();
  heard.push({ name, call });
  const handler = await handlerOf(name);
  if (ended !== endedBefore) throw new ConnectionLost();
  if (!handler) {
    complaints.push(`Nobody stubbed ${name}, which was called.`);
    throw new ConnectionLost();
  }
  const returned = await handler(call);
  if (spec.kind === 'events') return stream.connect(request.signal);
  const reply = changeReply(returned);
  const fits = z.safeEncode(spec.reply, reply as Record<string, unknown>);
  if (!fits.success) {
    complaints.push(`What ${name} was to return does not fit the contract: ${z.prettifyError(fits.error)}`);
    throw new ConnectionLost();
  }
  const body = spec.topLevel ? { success: true, ...fits.data } : { success: true, data: fits.data };
  return Response.json(body, { status: spec.status ?? 200 });
}

function refusal(error: unknown): Response | undefined {
  if (error instanceof ConnectionLost) return undefined;
  if (!(error instanceof AppError)) {
    complaints.push(`A stub failed: ${String(error)}`);
    return undefined;
  }
  const headers: HeadersInit = error.retryAfterSeconds
    ? { 'retry-after': String(error.retryAfterSeconds) }
    : {};
  return Response.json(failureEnvelope(error, refusalTexts(error)), { status: error.status, headers });
}

requests.on('request', async ({ request, controller }) => {
  const { pathname, origin } = new URL(request.url);
  const method = request.method.toUpperCase();
  const found = table.find(({ spec, pattern }) => spec.method === method && pattern.test(pathname));
  if (origin !== location.origin || (!found && !pathname.startsWith('/api/'))) return;
  if (!found) complaints.push(`The contract has no ${method} ${pathname}.`);
  const result = found
    ? await answer(found.name, found.spec, request, { ...found.pattern.exec(pathname)?.groups }).catch(
        refusal,
      )
    : undefined;
  if (result) controller.respondWith(result);
  else controller.errorWith(new TypeError('Failed to fetch'));
});

export const server = {
  /** The route returns this, or what the function makes of each call; one that throws an AppError refuses. */
  returns<N extends RouteName>(
    name: N,
    reply: Returned<N> | ((call: Call<N>) => Returned<N> | Promise<Returned<N>>),
  ) {
    set(name, typeof reply === 'function' ? (reply as Handler) : () => reply);
  },
  /** The route refuses with this error of the catalogue, or this code where it takes no more. */
  refuses(name: RouteName, refusal: PlainCode | AppError) {
    set(name, () => {
      throw refusal instanceof AppError ? refusal : new AppError(refusal);
    });
  },
  /** The route cannot be reached. */
  loses(name: RouteName) {
    set(name, () => {
      throw new ConnectionLost();
    });
  },
  /** Calls of the route wait; they get what the route is told to do next. */
  waits(name: RouteName) {
    set(name, 'waits');
  },
  /** From now on every token is refused, on every route, as of a session that ended by time or as told; or none. */
  refusesTokens(which: 'none' | 'all', refusal = new AppError('auth.session_expired')) {
    refusalOfTokens = which === 'all' ? refusal : null;
  },
  /** From now on every reply is what this makes of it. */
  changesReplies(change: (reply: unknown) => unknown) {
    changeReply = change;
  },
  /** A stream of events opens, of people or of guests; `sends` then writes to it. */
  streams: (name: 'live.events' | 'shares.events' = 'live.events') => set(name, () => undefined),
  /** Tells every open page of something that happened. */
  sends: (event: LiveEvent) => stream.send(event),
  /** The calls of a route so far, oldest first. */
  calls: <N extends RouteName>(name: N): Call<N>[] =>
    heard.filter((one) => one.name === name).map(({ call }) => call as Call<N>),
  /** Begins to catch the page's requests. */
  start: () => requests.apply(),
  /** Forgets everything; returns what went wrong in the stubs, a line each. */
  reset(): string[] {
    const all = complaints;
    complaints = [];
    ended++;
    handlers.clear();
    heard.length = 0;
    refusalOfTokens = null;
    changeReply = (reply) => reply;
    stream.close();
    stream = openStream();
    return all;
  },
};
