/**
 * The live events over the database: kept as rows, announced by NOTIFY after the commit, so that several
 * processes on one PostgreSQL hear each other. Announcements carry ids only: NOTIFY takes under 8,000 bytes.
 */
import { LiveEvent } from '@briefcast/contract';
import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import type { Database, Db, Listen } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { events } from '../database/tables/index.ts';
import type { Events, Hear } from './events.ts';

const channel = 'briefcast_events';

const since = prepared((db) =>
  db
    .select({ id: events.id, payload: events.payload })
    .from(events)
    .where(and(eq(events.userId, sql.placeholder('userId')), gt(events.id, sql.placeholder('afterId'))))
    .orderBy(asc(events.id))
    .limit(sql.placeholder('limit'))
    .prepare('events_since'),
);

const latest = prepared((db) =>
  db
    .select({ id: max(events.id) })
    .from(events)
    .where(eq(events.userId, sql.placeholder('userId')))
    .prepare('events_latest'),
);

/** What one announcement says: who should look, and a whispered event if it is not kept. */
interface Announcement {
  users: string[];
  whisper?: LiveEvent;
}

type Listener = (whispered: LiveEvent | null) => void;

const people = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))].sort();

const announce = (db: Db, announcement: Announcement) =>
  db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`);

/** Opens the events of an installation. */
export async function createEvents(db: Database, listen: Listen): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>();
  const hearers: Hear[] = [];

  const stop = await listen(channel, (payload) => {
    // An empty payload follows a gap in the connection: everybody looks.
    const { users, whisper } = payload
      ? (JSON.parse(payload) as Announcement)
      : { users: [...listeners.keys()], whisper: undefined };
    for (const user of users) for (const listener of listeners.get(user) ?? []) listener(whisper ?? null);
  });

  return {
    async publish(tx, userIds, event) {
      const users = people(userIds);
      if (users.length === 0) return;
      // One writer at a time for each person, so that numbers become visible in their order and a reader
      // that has seen one never misses a smaller one. Sorted, so that two writers cannot block each other.
      for (const userId of users) {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
      }
      await tx.insert(events).values(users.map((userId) => ({ userId, payload: event })));
      await announce(tx, { users });
      for (const hear of hearers) await hear(tx, event);
    },
    hear(listener) {
      hearers.push(listener);
    },
    async whisper(userIds, event) {
      const users = people(userIds);
      if (users.length > 0) await announce(db, { users, whisper: event });
    },
    subscribe(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    async readSince(userId, afterId, limit) {
      const rows = await since(db).execute({ userId, afterId, limit });
      return rows.map(({ id, payload }) => ({ id, event: LiveEvent.parse(payload) }));
    },
    async latestId(userId) {
      const [row] = await latest(db).execute({ userId });
      return row?.id ?? 0;
    },
    close: stop,
  };
}
