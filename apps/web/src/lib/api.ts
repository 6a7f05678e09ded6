/** The contract's calls over fetch. A refused token is handled here, once for every screen. */
import {
  type AppError,
  type Client,
  createClient,
  errorFromAnswer,
  idempotencyKeyHeader,
  isEndOfSession,
  type RouteSpec,
  type Transport,
} from '@briefcast/contract';
import { endRefusedAdminSession, readAdminToken } from './admin-session.ts';
import { answerLanguage } from './answer-language.ts';
import { noticeNoAnswer } from './connection.ts';
import { repeatUntilAnswered } from './repeat.ts';
import { newRequestKey } from './request-key.ts';
import { checkWithServer, endRefusedSession, readToken } from './session.ts';
import { unreachable } from './unreachable.ts';

interface Bearer {
  read(): string | null;
  refused(token: string, refusal: AppError): void;
}

/** Ends the session if an answer says that its token is no longer valid. */
export function noticeRefusal(status: number, json: unknown, token: string | null, bearer: Bearer = person) {
  if ((status !== 401 && status !== 403) || token === null) return;
  const refusal = errorFromAnswer(json);
  // The page may be older than the suspension: the account says so, and every page then does.
  if (refusal.code === 'account.suspended') void checkWithServer();
  if (isEndOfSession(refusal.code)) bearer.refused(token, refusal);
}

/**
 * Ends a call with its caller's signal, and where nothing comes: a line that was cut without a word (another network, a way
 * that is gone) tells nobody, and browsers wait for minutes. 30 seconds are twice what the server lets a statement take;
 * calls that read through large files have five minutes. Browsers that cannot join two signals go by the caller's alone.
 */
function inTime({ takesLong }: RouteSpec, signal: AbortSignal | undefined): AbortSignal | null {
  const late = AbortSignal.timeout(takesLong ? 300_000 : 30_000);
  return signal ? (AbortSignal.any?.([late, signal]) ?? signal) : late;
}

interface Answered {
  ok: boolean;
  status: number;
  json: unknown;
  retryAfter: string | null;
}

/** Whether there was no real answer: the server is being replaced, or says nothing. */
function isNone({ status }: Answered): boolean {
  return [502, 503, 504].includes(status);
}

/** Whether the server is still working on the earlier call. */
function isUnderWay({ json }: Answered): boolean {
  return errorFromAnswer(json).code === 'request.in_progress';
}

/** For each address the call that was asked for last and changes something, until it is answered. */
const underWay = new Map<string, { asked: string; answer: ReturnType<Transport> }>();

/**
 * Joins identical requests, with no other in between, into one call: on a double click a form learns too late that
 * it is busy.
 */
function onceAtATime(transport: Transport, bearer: Bearer): Transport {
  return (call) => {
    const { spec, path, body, signal, idempotencyKey } = call;
    // A caller that can cancel its call has it alone.
    if (spec.method === 'GET' || signal) return transport(call);
    const address = `${spec.method} ${path}`;
    const asked = JSON.stringify([bearer.read(), idempotencyKey, body]);
    const known = underWay.get(address);
    if (known?.asked === asked) return known.answer;
    const answer = transport(call).finally(() => {
      if (underWay.get(address)?.answer === answer) underWay.delete(address);
    });
    underWay.set(address, { asked, answer });
    return answer;
  };
}

/** A transport that sends somebody's token; it calls `refused` if an answer says that it is no longer valid. */
export function fetchTransport(bearer: Bearer): Transport {
  return onceAtATime(async ({ spec, path, body, signal, idempotencyKey }) => {
    const token = bearer.read();
    const headers = {
      ...answerLanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(spec.creates ? { [idempotencyKeyHeader]: idempotencyKey ?? newRequestKey() } : {}),
    };
    async function call(): Promise<Answered> {
      try {
        const answer = await fetch(path, {
          method: spec.method,
          headers,
          body: JSON.stringify(body),
          signal: inTime(spec, signal),
        });
        const { ok, status } = answer;
        return {
          ok,
          status,
          json: readJson(await answer.text()),
          retryAfter: answer.headers.get('retry-after'),
        };
      } catch (cause) {
        if (signal?.aborted) throw cause;
        noticeNoAnswer();
        throw unreachable(cause);
      }
    }
    const isWanted = () => !signal?.aborted;
    // The server recognises a repeated call by its key.
    const answer = await (spec.creates
      ? repeatUntilAnswered(call, { isNone, isUnderWay, isWanted })
      : call());
    noticeRefusal(answer.status, answer.json, token, bearer);
    return answer;
  }, bearer);
}

/** An answer as JSON; undefined if it is not JSON, such as a proxy's error page. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const person: Bearer = { read: readToken, refused: endRefusedSession };
/** The admin's token. */
export const adminBearer: Bearer = { read: readAdminToken, refused: endRefusedAdminSession };

/** `client.deals.create({ body })`: as the signed-in person, or nobody. */
export const client: Client = createClient(fetchTransport(person));

/** Counterpart of `client` with the admin's token. */
export const adminClient: Client = createClient(fetchTransport(adminBearer));
