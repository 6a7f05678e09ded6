/** Where a stream begins: after the last event that its client saw, or now. */
import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Cursor, decodeCursor, nextOf, sees } from '../../platform/facts/cursor.ts';
import { readNow, readSince } from '../../platform/facts/read-facts.ts';
import { readSweptTo } from '../../platform/facts/swept.ts';

/** What the client names: nothing, a cursor, or a text that is none. */
export function resumePoint(request: FastifyRequest): Cursor | 'nothing' | 'unreadable' {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return 'nothing';
  return (typeof header === 'string' && decodeCursor(header)) || 'unreadable';
}

/** Where a stream begins that resumes from nowhere: now, or so many seconds ago. */
export const startOf = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  overlapSeconds: number,
): Promise<Cursor> =>
  overlapSeconds === 0
    ? readNow(db)
    : readSince(db, actor, new Date(clock().getTime() - overlapSeconds * 1000));

/**
 * Whether everything after a cursor is still there: not once something it had not read was swept, and not for one from
 * another life of the database, such as before a backup was put back.
 */
export async function canResume({ db }: Pick<Deps, 'db'>, { before, within }: Cursor): Promise<boolean> {
  const now = await readNow(db);
  const swept = await readSweptTo(db);
  return nextOf(within) <= nextOf(now.before) && (swept === null || sees(before, swept));
}
