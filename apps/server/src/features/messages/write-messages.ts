/**
 * The one statement that writes messages: it locks the senders and the deals, takes the idempotency keys, and
 * writes the messages, the counts of their deals and the facts, for as many messages as are given (decision
 * 19). Rows of other owners are written by parts of the statement that those owners provide.
 */
import type { MessageType, Role } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { withParts } from '../../platform/database/with-parts.ts';
import { appendFactsOf } from '../../platform/facts/append.ts';
import { claimKeys } from '../../platform/http/claim-keys.ts';
import { countMessages } from '../deals/activity.ts';
import { otherPartyOnSide, partyOnSide } from '../parties/party.ts';

/** A message to be written, with the key of its call, if any. */
export interface MessageToWrite {
  id: string;
  dealId: string;
  senderId: string;
  /** The creator, or the organisation that the sender writes for. */
  party: string;
  role: Role;
  type: MessageType;
  content: string;
  fileId: string | null;
  createdAt: Date;
  writtenAt: Date | null;
  once: { scope: string; key: string; holder: string; fingerprint: string; answer: string } | null;
}

/**
 * The outcome of a message: written, the sender was deleted, the deal is not theirs, its reader was deleted, the file
 * is not the deal's, or the key is taken.
 */
export type Written = 'written' | 'no_sender' | 'no_deal' | 'no_reader' | 'no_file' | 'known_key';

/** The messages to be written, numbered in order. */
const asked: SQL = sql`select * from json_to_recordset(${sql.placeholder('rows')}::json) as a(
  n int, id uuid, deal_id uuid, sender_id uuid, party uuid, role role, type message_type, content text, file_id uuid,
  created_at timestamptz, written_at timestamptz, scope text, key text, holder uuid, fingerprint text, answer text)`;

/**
 * The senders first, by the order of locks: deleting an account locks it and then its deals. The arrays here and below
 * are read completely before the rows are looked up, so nothing is locked during the read.
 */
const present: SQL = sql`select u.id from users u
  where u.id = any(array(select sender_id from asked)) order by u.id for key share`;

/**
 * In order of their ids, so that two statements that lock the same deals cannot deadlock. The lock excludes
 * every change of a deal, but not rows that refer to it.
 */
const held: SQL = sql`select d.id, d.brand_id, d.creator_id from deals d
  where d.id = any(array(select a.deal_id from asked a join present p on p.id = a.sender_id))
  order by d.id for no key update`;

const judged: SQL = sql`select a.*, h.brand_id, h.creator_id, case
    when a.sender_id not in (select id from present) then 'no_sender'
    when h.id is null or a.party is distinct from ${partyOnSide(sql`a.role`, sql`h`)}
      then 'no_deal'
    when ${otherPartyOnSide(sql`a.role`, sql`h`)} is null then 'no_reader'
    -- As a value: "not exists" would be answered from a list of all files.
    when a.file_id is not null and (select f.status <> 'DRAFT' from files f
        where f.id = a.file_id and f.deal_id = a.deal_id) is not true
      then 'no_file'
    else 'written' end as outcome
  from asked a left join held h on h.id = a.deal_id`;

const claimed: SQL = claimKeys(
  sql`(select * from judged where outcome = 'written' and key is not null) wanted`,
);

const accepted: SQL = sql`select * from judged
  where outcome = 'written' and (key is null or holder in (select holder from claimed))`;

const written: SQL = sql`insert into messages (id, deal_id, sender_id, sender_role, type, content, file_id, request_key,
    created_at, written_at)
  select id, deal_id, sender_id, role, type, content, file_id, key, created_at, written_at from accepted order by n
  returning deal_id, sender_role, seq, created_at`;

const counted: SQL = countMessages(sql`written`);

const told: SQL =
  appendFactsOf(sql`(select 'message.sent' kind, role actor, sender_id actor_id, brand_id, creator_id,
  deal_id, id subject_id, created_at, n from accepted) sent`);

const writeAll = prepared((db) =>
  withParts(db, { asked, present, held, judged, claimed, accepted, written, counted, told })
    .select({
      outcome: sql<Written>`case when j.outcome = 'written' and a.n is null then 'known_key' else j.outcome end`,
    })
    .from(sql`judged j left join accepted a on a.n = j.n`)
    .orderBy(sql`j.n`)
    .prepare('write_messages'),
);

/** Writes all of them or none; returns the outcome of each, in order. No two may have the same key. */
export async function writeMessages(db: Database, given: readonly MessageToWrite[]): Promise<Written[]> {
  const rows = given.map(
    ({ id, dealId, senderId, party, role, type, content, fileId, createdAt, writtenAt, once }, n) => ({
      n,
      id,
      deal_id: dealId,
      sender_id: senderId,
      party,
      role,
      type,
      content,
      file_id: fileId,
      created_at: createdAt,
      written_at: writtenAt,
      ...once,
    }),
  );
  const results = await writeAll(db).execute({ rows: JSON.stringify(rows) });
  return results.map(({ outcome }) => outcome);
}
