/** Pages of the inbox: one prepared statement for each side, and one for its counts (rules/inbox#list). */
import {
  type Conversation,
  excerptLength,
  type InboxPage,
  type InboxQuery,
  mostColleagues,
  mostConversationsCounted,
  type Person,
  partyId,
  type Role,
} from '@briefcast/contract';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isFoundIn, patternsOfSearch } from '../../platform/database/folded.ts';
import { isoMoment } from '../../platform/database/iso-moment.ts';
import { cutPage } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { answerers, brands, creators, deals } from '../../platform/database/tables/index.ts';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor.ts';
import { shownAddress } from '../../platform/public-address.ts';
import { personOf } from '../accounts/person.ts';
import { isPartyAs, otherPartyOnSide } from '../parties/party.ts';
import { otherSide } from '../parties/party-names.ts';
import { isMarked, isUnread, unreadOf } from './unread.ts';

const usualPage = 30;

/** The last message of the row's deal, as the database writes it as JSON. */
interface LastMessage {
  id: string;
  excerpt: string;
  type: Conversation['last']['type'];
  at: string;
  role: Role;
  by: { id: string; firstName: string | null } | null;
}

const lastMessage = sql<LastMessage>`(
  select json_build_object('id', m.id, 'type', m.type, 'at', m.created_at, 'role', m.sender_role,
    'excerpt', left(m.content, ${sql.raw(String(excerptLength))}), 'by', ${personOf(sql`m.sender_id`)})
  from messages m where m.deal_id = "deals"."id" order by m.seq desc limit 1)`;

/** Last message on which the side has settled; looked up by row, as a page needs few of all that are settled. */
const settledUpTo = (role: Role): SQL<number> => sql<number>`coalesce((
  select s.up_to_seq from settled_conversations s
  where s.deal_id = "deals"."id" and s.role = ${sql.raw(`'${role}'`)}), 0)`;

/** Rows with the other side's last word, on which the reader's side has not settled. */
const needsAnswerOf = (role: Role): SQL<boolean> => sql<boolean>`(
  ${otherPartyOnSide(sql.raw(`'${role}'`), sql.raw('"deals"'))} is not null
  and ${settledUpTo(role)} < ${deals.lastMessageSeq}
  and (select m.sender_role from messages m where m.deal_id = "deals"."id" order by m.seq desc limit 1)
    <> ${sql.raw(`'${role}'`)})`;

/** Whether the reader is the member who answers; never for creators. */
const isMine = (role: Role): SQL<boolean> =>
  role === 'BRAND'
    ? sql<boolean>`coalesce(${answerers.userId} = ${sql.placeholder('userId')}::uuid, false)`
    : sql<boolean>`false`;

/** Colleagues of the reader who have read up to the last message, the latest first. */
const seenBy = sql<Person[]>`(
  select coalesce(json_agg(${personOf(sql`seen.user_id`)} order by seen.read_at desc), '[]'::json) from (
    select r.user_id, r.read_at from deal_reads r join members c on c.user_id = r.user_id and c.brand_id = "deals"."brand_id"
    where r.deal_id = "deals"."id" and r.last_message_seq >= "deals"."last_message_seq"
      and r.user_id <> ${sql.placeholder('userId')}::uuid
    order by r.read_at desc limit ${sql.raw(String(mostColleagues))}) seen)`;

/** Deals of the reader's side in which somebody has written. */
const hasMessages = (role: Role) =>
  and(isPartyAs(role, sql.placeholder('party')), gt(deals.lastMessageSeq, 0));

function listStatement(db: Reader, role: Role) {
  const other = otherSide({ role });
  const filter = sql`${sql.placeholder('filter')}::text`;
  const campaign = sql`${sql.placeholder('campaign')}::uuid`;
  const otherId = sql`${sql.placeholder('with')}::uuid`;
  const behind = sql`(${deals.lastMessageSeq}, ${deals.id}) < (${sql.placeholder('afterSeq')}::bigint, ${sql.placeholder('afterId')}::uuid)`;
  return db
    .select({
      dealId: deals.id,
      seq: deals.lastMessageSeq,
      title: deals.title,
      status: deals.status,
      otherId: other.id,
      otherName: other.name,
      otherImage: other.image,
      last: lastMessage,
      unread: unreadOf(role),
      isMarkedUnread: isMarked,
      needsAnswer: needsAnswerOf(role),
      answerer: role === 'BRAND' ? personOf(sql`${answerers.userId}`) : sql<null>`null`,
      seenBy: role === 'BRAND' ? seenBy : sql<Person[]>`'[]'::json`,
    })
    .from(deals)
    .leftJoin(answerers, eq(answerers.dealId, deals.id))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(
      and(
        hasMessages(role),
        behind,
        sql`(${otherId} is null or ${other.id} = ${otherId})`,
        role === 'BRAND'
          ? sql`(${campaign} is null or exists (
              select from deal_campaigns g where g.deal_id = ${deals.id} and g.campaign_id = ${campaign}))`
          : undefined,
        isFoundIn([deals.title, other.name], sql.placeholder('patterns')),
        sql`case ${filter} when 'unread' then ${isUnread(role)} when 'answer' then ${needsAnswerOf(role)}
          when 'mine' then ${isMine(role)} else true end`,
      ),
    )
    .orderBy(desc(deals.lastMessageSeq), desc(deals.id))
    .limit(sql.placeholder('limit'))
    .prepare(`inbox_of_${role.toLowerCase()}`);
}

function countStatement(db: Reader, role: Role) {
  const ofReader = db
    .select({
      isUnread: isUnread(role).as('is_unread'),
      needsAnswer: needsAnswerOf(role).as('needs_answer'),
      isMine: isMine(role).as('is_mine'),
    })
    .from(deals)
    .leftJoin(answerers, eq(answerers.dealId, deals.id))
    .where(hasMessages(role))
    .as('of_reader');
  const upTo = sql.raw(String(mostConversationsCounted));
  return db
    .select({
      unread: sql<number>`least(count(*) filter (where ${ofReader.isUnread}), ${upTo})::int`,
      answer: sql<number>`least(count(*) filter (where ${ofReader.needsAnswer}), ${upTo})::int`,
      mine: sql<number>`least(count(*) filter (where ${ofReader.isMine}), ${upTo})::int`,
    })
    .from(ofReader)
    .prepare(`inbox_counts_of_${role.toLowerCase()}`);
}

const statements = {
  BRAND: prepared((db) => ({ list: listStatement(db, 'BRAND'), counts: countStatement(db, 'BRAND') })),
  CREATOR: prepared((db) => ({ list: listStatement(db, 'CREATOR'), counts: countStatement(db, 'CREATOR') })),
};

/** The number before which every message comes. */
const beforeAll = Number.MAX_SAFE_INTEGER;
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A page of the conversations of all deals of the actor, newest first. Throws request.invalid for a bad cursor. */
export async function readInbox(db: Reader, actor: UserActor, query: InboxQuery): Promise<InboxPage> {
  const { role, userId } = actor;
  const { list, counts } = statements[role](db);
  const [afterSeq, afterId] = query.cursor ? decodeCursor(query.cursor) : [beforeAll, lastId];
  const limit = query.limit ?? usualPage;
  const party = partyId(actor);
  const read = await list.execute({
    ...{ userId, party, afterSeq, afterId, limit: limit + 1 },
    filter: query.filter ?? null,
    with: query.with ?? null,
    campaign: query.campaign ?? null,
    patterns: patternsOfSearch(query.search),
  });
  const [counted = { unread: 0, answer: 0, mine: 0 }] = await counts.execute({ userId, party });
  const { rows, last } = cutPage(read, limit);
  return {
    conversations: rows.map((row) => present(row, actor)),
    nextCursor: last ? encodeCursor([last.seq, last.dealId]) : null,
    counts: counted,
  };
}

type Row = Awaited<ReturnType<ReturnType<(typeof statements)[Role]>['list']['execute']>>[number];

function present(row: Row, { role, userId }: UserActor): Conversation {
  const { by, at, role: side, ...last } = row.last;
  const isOwn = side === role;
  return {
    dealId: row.dealId,
    title: row.title,
    status: row.status,
    other: { id: row.otherId, name: row.otherName, image: shownAddress(row.otherImage) },
    last: {
      ...last,
      at: isoMoment(at),
      isOwn,
      colleague: isOwn && by !== null && by.id !== userId ? by.firstName : null,
    },
    unread: row.unread,
    isMarkedUnread: row.isMarkedUnread,
    needsAnswer: row.needsAnswer,
    answerer: row.answerer,
    seenBy: row.seenBy,
  };
}
