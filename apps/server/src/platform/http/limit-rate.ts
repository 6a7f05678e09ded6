/** Rate limits, over all processes of the installation (decisions 8.3). */
import { AppError, type RouteSpec } from '@briefcast/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/actor.ts';
import type { Deps } from '../deps.ts';

/** One network may hold many people: an address may try this many times more than one account. */
const addressFactor = 10;

const emailOf = (body: unknown): string | null => {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : null;
};

/** Counts a call of a limited route; throws request.rate_limited with the seconds to wait. */
export async function limitRate(
  { callCounts, config }: Pick<Deps, 'callCounts' | 'config'>,
  spec: RouteSpec,
  caller: Caller,
  request: FastifyRequest,
): Promise<void> {
  if (!spec.perMinute || !config.rateLimits) return;
  const name = `${spec.method} ${spec.path}`;
  const count = async (key: string, max: number) => {
    const milliseconds = await callCounts.count(`${name} ${key}`, max);
    if (milliseconds === null) return;
    throw new AppError('request.rate_limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
    });
  };
  const email = spec.limitPerEmail ? emailOf(request.body) : null;
  if (email) await count(`email ${email}`, spec.perMinute);
  const caught = caller.kind === 'user' ? `user ${caller.userId}` : `address ${request.ip}`;
  await count(caught, email ? spec.perMinute * addressFactor : spec.perMinute);
}
