/** Rules for an answer, regardless of the request. */
import {
  type Access,
  FailureEnvelope,
  isErrorCode,
  type RouteSpec,
  readAnswer,
  refusals,
} from '@briefcast/contract';
import type { Cast } from './cast.ts';
import type { MadeRequest } from './made-request.ts';
import type { Answer } from './send.ts';

/** Words of SQL, stacks and paths, which no answer tells. */
const leaks = /node_modules|\.ts:\d+|\bat \w+ \(|select .+ from |insert into|violates|syntax error at/i;

/** Statuses for bytes that the client knows already, or a range beyond their length. */
const withoutEnvelope = [304, 416];

function faultOfRefusal({ status, body }: Answer, method: string): string | null {
  if (method === 'HEAD' || withoutEnvelope.includes(status)) return null;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return 'the refusal is no JSON';
  }
  const envelope = FailureEnvelope.safeParse(json);
  if (!envelope.success) return 'the refusal has no envelope';
  const { code } = envelope.data.error;
  if (!isErrorCode(code)) return `the code "${code}" is not in the catalogue`;
  if (refusals[code].status !== status) return `the code "${code}" does not go with ${status}`;
  if (leaks.test(body)) return 'the refusal tells of the inside';
  return null;
}

function faultOfSuccess(spec: RouteSpec, { status, body }: Answer): string | null {
  if (spec.kind === 'bytes' || spec.kind === 'events') return null;
  if (status !== (spec.status ?? 200)) return `success is told as ${status}`;
  try {
    readAnswer(spec, true, JSON.parse(body));
    return null;
  } catch {
    return 'the answer is not what the contract says';
  }
}

/** Whether these tokens could ever open the route: the ones that the cast gives first. */
const mayCall = (access: Access, cast: Cast, { route, headers }: MadeRequest): boolean => {
  if (access === 'public') return true;
  const [, token] = /^Bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && cast.tokensFor(route).includes(token) && token.length > 100;
};

/** Returns the fault of the answer; null where there is none. */
export function faultOf(spec: RouteSpec, cast: Cast, request: MadeRequest, answer: Answer): string | null {
  const { status } = answer;
  if (status >= 500) return `answered ${status}`;
  if (status >= 400 || status === 304) return faultOfRefusal(answer, request.method);
  // Another method at the same address is another route, or none.
  if (request.method !== spec.method) return null;
  if (!mayCall(spec.access, cast, request)) return 'a stranger got through';
  return faultOfSuccess(spec, answer);
}
