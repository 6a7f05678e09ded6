/** Statistics of creators' finished deals, and how long they are cached (rules/creators#facts). */

import { leastDealsForFacts, onTimeShare, type WorkFacts } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { eq, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators } from '../../platform/database/tables/index.ts';

/** Only this many of the newest finished deals, and of the newest messages of each, are used. */
const dealsLookedAt = 50;
const messagesLookedAt = 200;

/** A day without a time ends 36 hours after it begins, as in the contract's deadlineEnd. */
const deadlineEnd = sql`d.deadline + case when d.deadline = date_trunc('day', d.deadline at time zone 'utc') at time zone 'utc'
  then interval '36 hours' else interval '0' end`;

const firstSubmission = (dealId: SQL) => sql`(
  select min(f.submitted_at) from files f where f.deal_id = ${dealId} and f.uploader_role = 'CREATOR')`;

const newestFinished = (creatorId: SQL) => sql`
  select id, deadline, rounds_used from deals
  where creator_id = ${creatorId} and status = 'COMPLETED'
  order by created_at desc limit ${sql.raw(String(dealsLookedAt))}`;

/** The statistics of the row's creator, as JSON; with null values if there are no finished deals. */
const workFactsOfCreator = sql<WorkFacts>`(
  select json_build_object(
    'completed', (select count(*) from deals where creator_id = "creators"."user_id" and status = 'COMPLETED'),
    'submitted', count(d.submitted_at),
    'onTime', count(*) filter (where d.submitted_at <= ${deadlineEnd}),
    'rounds', coalesce(round(avg(d.rounds_used), 1), 0),
    'replyMinutes', round((percentile_cont(0.5) within group (order by d.reply_minutes))::numeric)::int)
  from (
    select newest.*,
      ${firstSubmission(sql`newest.id`)} submitted_at,
      (select percentile_cont(0.5) within group (order by extract(epoch from m.created_at - m.asked_at) / 60)
        from (
          select n.created_at, n.sender_role, lag(n.created_at) over by_seq asked_at, lag(n.sender_role) over by_seq asked_by
          from (select * from messages where deal_id = newest.id order by seq desc limit ${sql.raw(String(messagesLookedAt))}) n
          window by_seq as (order by n.seq)
        ) m
        where m.sender_role = 'CREATOR' and m.asked_by = 'BRAND') reply_minutes
    from (${newestFinished(sql`"creators"."user_id"`)}) newest
  ) d)`;

/** Whether a creator has finished enough deals, and was in time in nearly all of them, by the same statistics. */
export const isMostlyOnTime = (creatorId: SQL): SQL => sql`(
  select count(*) >= ${sql.raw(String(leastDealsForFacts))} and count(d.submitted_at) > 0
    and count(*) filter (where d.submitted_at <= ${deadlineEnd}) >= ${sql.raw(String(onTimeShare))} * count(d.submitted_at)
  from (select deadline, ${firstSubmission(sql`newest.id`)} submitted_at
    from (${newestFinished(creatorId)}) newest) d)`;

const workFacts = prepared((db) =>
  db
    .select({ id: creators.userId, facts: workFactsOfCreator })
    .from(creators)
    .where(eq(creators.userId, sql`any(${sql.placeholder('ids')}::uuid[])`))
    .prepare('work_facts'),
);

/** Number of deals that the row's creator has finished, which is cheap to count. */
export const completedDeals = sql<number>`(select count(*)::int from deals
  where creator_id = "creators"."user_id" and status = 'COMPLETED')`;

/** These statistics change little, and thousands of messages are read for them. */
const keptMilliseconds = 10 * minuteMs;
const mostKept = 5_000;

/** A creator, and how many deals they have finished by now. */
interface Worker {
  id: string;
  completed: number;
}

export interface WorkFactsReader {
  /** The statistics of creators who have finished enough deals, by their ids: all in one statement. */
  find(workers: readonly Worker[]): Promise<Map<string, WorkFacts>>;
}

/**
 * Opens a reader that caches the statistics in this process: for ten minutes, and until another deal is
 * finished. Concurrent requests for the same creator share one statement.
 */
export function openWorkFacts(db: Reader): WorkFactsReader {
  const known = new LRUCache<string, Promise<WorkFacts | undefined>>({
    max: mostKept,
    ttl: keptMilliseconds,
  });
  const keyOf = ({ id, completed }: Worker) => `${id} ${completed}`;

  function read(workers: readonly Worker[]) {
    const rows = workFacts(db).execute({ ids: workers.map(({ id }) => id) });
    for (const worker of workers) {
      const key = keyOf(worker);
      const facts = rows.then((found) => found.find(({ id }) => id === worker.id)?.facts);
      known.set(key, facts);
      // A failed statement is not cached; its callers get the error.
      facts.catch(() => known.delete(key));
    }
  }

  return {
    async find(workers) {
      const enough = workers.filter(({ completed }) => completed >= leastDealsForFacts);
      const unknown = enough.filter((worker) => !known.has(keyOf(worker)));
      if (unknown.length > 0) read(unknown);
      const found = await Promise.all(
        enough.map(async (worker) => [worker.id, await known.get(keyOf(worker))] as const),
      );
      return new Map(found.flatMap(([id, facts]) => (facts ? [[id, facts] as const] : [])));
    },
  };
}
