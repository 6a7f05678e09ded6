/** Rate limits whose counters are shared by every process of the installation (decisions 8.3). */
import { AppError, type RouteSpec } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/actor.ts';
import { prepared } from '../database/prepared.ts';
import { rateLimits } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';

const windowMilliseconds = 60_000;
/** One network may hold many people: an address may try this many times more than one account. */
const addressFactor = 10;

const countUp = prepared((db) =>
  db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), count: 1, resetAt: sql.placeholder('resetAt') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetAt} <= ${sql.placeholder('now')} then 1 else ${rateLimits.count} + 1 end`,
        resetAt: sql`case when ${rateLimits.resetAt} <= ${sql.placeholder('now')} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetAt: rateLimits.resetAt })
    .prepare('rate_limit_count'),
);

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

async function count({ db, clock }: LimitDeps, key: string, max: number) {
  const now = clock();
  const resetAt = new Date(now.getTime() + windowMilliseconds);
  const [counter] = await countUp(db).execute({ key, now: now.toISOString(), resetAt });
  if (!counter || counter.count <= max) return;
  const seconds = Math.max(1, Math.ceil((counter.resetAt.getTime() - now.getTime()) / 1000));
  throw new AppError('request.rate_limited', { retryAfterSeconds: seconds });
}

const emailOf = (body: unknown): string | null => {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : null;
};

/** Counts a call of a limited route; throws request.rate_limited with the seconds to wait. */
export async function limitRate(
  deps: LimitDeps,
  spec: RouteSpec,
  caller: Caller,
  request: FastifyRequest,
): Promise<void> {
  if (!spec.perMinute || !deps.config.rateLimits) return;
  const name = `${spec.method} ${spec.path}`;
  const email = spec.limitPerEmail ? emailOf(request.body) : null;
  if (email) await count(deps, `${name} email ${email}`, spec.perMinute);
  const caught = caller.kind === 'user' ? `user ${caller.userId}` : `address ${request.ip}`;
  await count(deps, `${name} ${caught}`, email ? spec.perMinute * addressFactor : spec.perMinute);
}
