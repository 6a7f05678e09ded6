/** Removes rows that time has made useless: ended sessions, old events, spent links and counters. */
import { and, lt, lte, max, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { Db } from './database.ts';
import {
  events,
  idempotencyKeys,
  linkPreviews,
  rateLimits,
  resetTokens,
  sessions,
  settings,
} from './tables/index.ts';

const hour = 60 * 60 * 1000;
/** How long a screen may be away and still catch up from the stream; longer, it reads everything anew. */
const eventsKept = 3 * 24 * hour;
/** How long a call that creates may be asked for again. */
export const keysKept = 24 * hour;

const sweptKey = 'events_swept_to';

/** The highest number of an event that was swept, as part of a statement; 0 before the first. */
export const sweptTo = sql`coalesce((select ${settings.value}::bigint from ${settings} where ${settings.key} = ${sweptKey}), 0)`;

/** How far events were swept, and the newest number there is. */
export async function readSweptTo(db: Db): Promise<{ swept: number; newest: number }> {
  const [row] = await db
    .select({
      swept: sql`${sweptTo}`.mapWith(Number),
      newest: sql`coalesce(max(${events.id}), 0)`.mapWith(Number),
    })
    .from(events);
  return row ?? { swept: 0, newest: 0 };
}

/** Notes how far it went, so that whoever comes back from further away is told to read everything again. */
async function sweepEvents(tx: Db, before: Date): Promise<void> {
  const old = lt(events.createdAt, before);
  const [row] = await tx
    .select({ last: max(events.id) })
    .from(events)
    .where(old);
  if (!row?.last) return;
  await tx.delete(events).where(and(old, lte(events.id, row.last)));
  await tx
    .insert(settings)
    .values({ key: sweptKey, value: String(row.last) })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`greatest(${settings.value}::bigint, excluded.value::bigint)::text` },
    });
}

/** Sweeps once. The next time is planned first, so that a failure does not end the sweeping for good. */
export async function sweepRows({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock();
  await jobs.plan('rows.sweep', new Date(now.getTime() + hour));
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
    await tx.delete(resetTokens).where(lt(resetTokens.expiresAt, now));
    await tx.delete(linkPreviews).where(lt(linkPreviews.expiresAt, now));
    await tx.delete(rateLimits).where(lt(rateLimits.resetAt, now));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keysKept)));
    await sweepEvents(tx, new Date(now.getTime() - eventsKept));
  });
}
