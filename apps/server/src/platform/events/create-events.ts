/**
 * The live events over the database: kept as rows, announced by NOTIFY after the commit, so that several
 * processes on one PostgreSQL hear each other. Announcements carry ids only: NOTIFY takes under 8,000 bytes.
 */
import type { LiveEvent } from '@briefcast/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Listen } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { readSweptTo, sweptTo } from '../database/sweep-rows.ts';
import { events } from '../database/tables/index.ts';
import type { Events, Hear, Notice } from './events.ts';

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

const start = prepared((db) =>
  db
    .select({ id: sql<number>`greatest(max(${events.id}), ${sweptTo})`.mapWith(Number) })
    .from(events)
    .where(
      and(
        eq(events.userId, sql.placeholder('userId')),
        sql`${events.createdAt} <= now() - make_interval(secs => ${sql.placeholder('overlap')})`,
      ),
    )
    .prepare('events_start'),
);

/** What one announcement says: whom it concerns, and what they hear. */
interface Announcement {
  users: string[];
  notice: Notice;
}

type Listener = (notice: Notice) => void;

const people = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))].sort();

const notify = (announcement: Announcement) =>
  sql`pg_notify(${channel}::text, ${JSON.stringify(announcement)}::text)`;

/** Opens the events of an installation. */
export async function createEvents(db: Database, listen: Listen): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>();
  const hearers: Hear[] = [];
  const tell = (user: string, notice: Notice) => {
    for (const listener of listeners.get(user) ?? []) listener(notice);
  };

  const stop = await listen(channel, (payload) => {
    if (payload) {
      const { users, notice } = JSON.parse(payload) as Announcement;
      for (const user of users) tell(user, notice);
      return;
    }
    // An empty payload follows a gap in the connection: everybody looks, for news and at their session.
    for (const user of listeners.keys()) {
      tell(user, 'news');
      tell(user, 'session');
    }
  });

  return {
    async publish(tx, userIds, event) {
      const users = people(userIds);
      if (users.length === 0) return;
      // One writer at a time for each person, so that numbers become visible in their order and a reader
      // that has seen one never misses a smaller one. Sorted, so that two writers cannot block each other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(person, 1)) from
        (select person from unnest(array[${sql.join(users, sql`, `)}]::text[]) person order by person) people`);
      const rows = sql.join(
        users.map((userId) => sql`(${userId}::uuid, ${JSON.stringify(event)}::jsonb)`),
        sql`, `,
      );
      await tx.execute(sql`with written as (insert into ${events} (user_id, payload) values ${rows})
        select ${notify({ users, notice: 'news' })}`);
      for (const hear of hearers) await hear(tx, event);
    },
    hear(listener) {
      hearers.push(listener);
    },
    async whisper(userIds, event) {
      const users = people(userIds);
      if (users.length > 0) await db.execute(sql`select ${notify({ users, notice: event })}`);
    },
    async announceEnd(tx, userId) {
      await tx.execute(sql`select ${notify({ users: [userId], notice: 'session' })}`);
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
      // Not parsed: while processes are replaced one by one, a newer one tells of kinds that this one does not know.
      return rows.map(({ id, payload }) => ({ id, event: payload as LiveEvent }));
    },
    async startOf(userId, overlap) {
      const [row] = await start(db).execute({ userId, overlap });
      return row?.id ?? 0;
    },
    async canResume(afterId) {
      const { swept, newest } = await readSweptTo(db);
      return afterId >= swept && afterId <= Math.max(swept, newest);
    },
    close: stop,
  };
}
