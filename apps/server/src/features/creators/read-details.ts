/** What a creator's page tells beside the profile (rules/publishing#facts). */
import { AppError, type CreatorDetails, leastDealsForFacts, type WorkFacts } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators } from '../../platform/database/tables/index.ts';

/** So many of the newest finished deals, and of the newest messages of each, are looked at. */
const dealsLookedAt = 50;
const messagesLookedAt = 200;

/** A day without an hour ends 36 hours after it began, as the contract's deadlineEnd has it. */
const deadlineEnd = sql`d.deadline + case when d.deadline = date_trunc('day', d.deadline at time zone 'utc') at time zone 'utc'
  then interval '36 hours' else interval '0' end`;

/** What the finished deals of the row's creator tell, as JSON; with null values where there are none. */
export const workFactsOfCreator = sql<WorkFacts>`(
  select json_build_object(
    'completed', (select count(*) from deals where creator_id = "creators"."user_id" and status = 'COMPLETED'),
    'submitted', count(d.submitted_at),
    'onTime', count(*) filter (where d.submitted_at <= ${deadlineEnd}),
    'rounds', coalesce(round(avg(d.rounds_used), 1), 0),
    'replyMinutes', round((percentile_cont(0.5) within group (order by d.reply_minutes))::numeric)::int)
  from (
    select newest.*,
      (select min(f.submitted_at) from files f where f.deal_id = newest.id and f.uploader_role = 'CREATOR') submitted_at,
      (select percentile_cont(0.5) within group (order by extract(epoch from m.created_at - m.asked_at) / 60)
        from (
          select n.created_at, n.sender_role, lag(n.created_at) over by_seq asked_at, lag(n.sender_role) over by_seq asked_by
          from (select * from messages where deal_id = newest.id order by seq desc limit ${sql.raw(String(messagesLookedAt))}) n
          window by_seq as (order by n.seq)
        ) m
        where m.sender_role = 'CREATOR' and m.asked_by = 'BRAND') reply_minutes
    from (
      select id, deadline, rounds_used from deals
      where creator_id = "creators"."user_id" and status = 'COMPLETED'
      order by created_at desc limit ${sql.raw(String(dealsLookedAt))}
    ) newest
  ) d)`;

/** Fewer say nothing, and say too much about one brand. */
export const enoughFacts = (facts: WorkFacts): WorkFacts | null =>
  facts.completed >= leastDealsForFacts ? facts : null;

const details = prepared((db) =>
  db
    .select({
      socialAccounts: creators.socialAccounts,
      packages: creators.packages,
      completed: sql<number>`(select count(*)::int from deals
        where creator_id = "creators"."user_id" and status = 'COMPLETED')`,
    })
    .from(creators)
    .where(and(eq(creators.userId, sql.placeholder('id')), creators.isPublished))
    .prepare('creator_details'),
);

const workFacts = prepared((db) =>
  db
    .select({ facts: workFactsOfCreator })
    .from(creators)
    .where(eq(creators.userId, sql.placeholder('id')))
    .prepare('work_facts'),
);

/** Facts of finished deals change little, and thousands of messages are read for them. */
const keptMilliseconds = 10 * 60_000;
const mostKept = 5_000;

/** What reads creators' pages. */
export interface DetailsReader {
  /** Null for an unknown or unpublished creator alike. */
  find(id: string): Promise<CreatorDetails | null>;
  /** Throws creator.not_found for an unknown or unpublished creator alike. */
  read(id: string): Promise<CreatorDetails>;
}

/**
 * Opens a reader that remembers the facts of work of one process: for ten minutes, and until another deal is
 * finished. Everything else is read each time, so that a change shows at once.
 */
export function openDetails(db: Reader): DetailsReader {
  const known = new LRUCache<string, WorkFacts, string>({
    max: mostKept,
    ttl: keptMilliseconds,
    fetchMethod: async (_key, _old, { context: id }) => (await workFacts(db).execute({ id }))[0]?.facts,
  });
  async function find(id: string): Promise<CreatorDetails | null> {
    const [found] = await details(db).execute({ id });
    if (!found) return null;
    const { completed, ...told } = found;
    if (completed < leastDealsForFacts) return { ...told, facts: null };
    const facts = await known.fetch(`${id} ${completed}`, { context: id });
    return { ...told, facts: facts ? enoughFacts(facts) : null };
  }
  return {
    find,
    async read(id) {
      const found = await find(id);
      if (!found) throw new AppError('creator.not_found');
      return found;
    },
  };
}
