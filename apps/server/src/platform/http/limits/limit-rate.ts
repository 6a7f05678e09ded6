/** Rate limits, over all processes of the installation (rules/system#processes). */

import { email, type RouteLimit, type RouteSpec } from '@briefcast/contract';
import { dayMs, minuteMs } from '@briefcast/contract/kit/days';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../auth/actor.ts';
import { fingerprintOf } from '../../auth/secrets.ts';
import type { Deps } from '../../deps.ts';
import type { Bound } from './count-calls.ts';
import { networkOf } from './network-of.ts';
import { limits } from './table.ts';
import { tooMany } from './too-many.ts';

const second = 1000;

/** A limit, and the name of its counter. */
type Counted = Bound & { name: string };

/** A caller's limits; the short ones first, so that calls refused in a burst do not count towards the minute. */
function boundsOf({ perMinute, perTenSeconds, perDay }: RouteLimit): Counted[] {
  const bounds: Counted[] = [{ name: 'minute', max: perMinute, windowMilliseconds: minuteMs }];
  if (perTenSeconds)
    bounds.unshift({ name: 'ten seconds', max: perTenSeconds, windowMilliseconds: 10 * second });
  if (perDay) bounds.push({ name: 'day', max: perDay, windowMilliseconds: dayMs });
  return bounds;
}

const textIn = (value: unknown, name: string): string | null => {
  const text: unknown =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null;
  return typeof text === 'string' && text !== '' ? text : null;
};

/** The e-mail or token that a call is aimed at, the e-mail as the call will read it. Null if there is none. */
function aimOf(by: 'email' | 'token', request: FastifyRequest): string | null {
  if (by === 'token') return textIn(request.query, 'token') ?? textIn(request.params, 'token');
  const typed = textIn(request.body, 'email');
  return email.safeParse(typed).data ?? typed?.trim().toLowerCase() ?? null;
}

/**
 * Counts a call of a route against each of its limits, as the contract's `RouteLimit` says; the network
 * always counts, and only the network if the caller's token is invalid. Throws request.rate_limited or
 * request.try_later, with the seconds to wait.
 */
export async function limitRate(
  { callCounts, config, keys }: Pick<Deps, 'callCounts' | 'config' | 'keys'>,
  { limit, method, path, access }: RouteSpec,
  caller: Caller,
  request: FastifyRequest,
): Promise<void> {
  if (!config.rateLimits) return;
  const count = async (whose: string, bound: Counted) => {
    // Synchronous if memory decides, to save a promise for each call.
    const counted = callCounts.count(`${method} ${path} ${bound.name} ${whose}`, bound);
    const milliseconds = counted instanceof Promise ? await counted : counted;
    if (milliseconds !== null) throw tooMany(milliseconds);
  };
  const network = `network ${networkOf(request.ip)}`;
  const bounds = boundsOf(limit);
  if (access === 'public') {
    for (const bound of bounds) await count(network, bound);
  } else if (caller.kind === 'anonymous') {
    // No session, or an ended one: the same limit as for a guest, counted apart from the signed-in people of
    // the network.
    await count(`unknown of ${network}`, {
      name: 'minute',
      max: limit.perMinute,
      windowMilliseconds: minuteMs,
    });
  } else {
    const account = caller.kind === 'user' ? `user ${caller.userId}` : caller.kind;
    for (const bound of bounds) await count(account, bound);
    const max = limit.perMinute * limits.calls.ofNetwork.timesAccount;
    await count(network, { name: 'minute', max, windowMilliseconds: minuteMs });
  }
  const aim = limit.aimedAt && aimOf(limit.aimedAt.by, request);
  if (!limit.aimedAt || !aim) return;
  const aimedAt = `${limit.aimedAt.by} ${fingerprintOf(keys.counted, aim)}`;
  await count(aimedAt, { name: 'minute', max: limit.aimedAt.perMinute, windowMilliseconds: minuteMs });
}
