/** Pages of a deal's messages, oldest first; read with the deal and by the messages feature (rules/messages#messages). */

import { type Message, type MessagePage, messageBytesPerPage, messagesPerPage } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isoMoment } from '../../platform/database/iso-moment.ts';
import { shownAddress } from '../../platform/public-address.ts';
import { personOf } from '../accounts/person.ts';

/** A message as the database writes it as JSON. */
interface MessageRow {
  id: string;
  content: string;
  type: Message['type'];
  dealId: string;
  fileId: string | null;
  createdAt: string;
  writtenAt: string | null;
  senderId: string | null;
  requestKey: string | null;
  sender: Message['sender'];
  by: Message['by'];
  hasEarlier: boolean;
}

/**
 * The last messages of the row's deal before a number, within the bounds of a page, as JSON in a column of a statement
 * that reads deals: newest first, each with whether there are earlier ones. A message belongs to the page while the
 * ones after it have not filled it. Members of an organisation write in its name, with their own next to it.
 */
export const messagesBefore = (beforeSeq: SQL): SQL<MessageRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'content', m.content, 'type', m.type, 'dealId', m.deal_id,
      'fileId', m.file_id, 'createdAt', m.created_at, 'writtenAt', m.written_at, 'senderId', m.sender_id, 'requestKey', m.request_key, 'sender', json_build_object(
        'firstName', c.first_name, 'lastName', c.last_name, 'companyName', b.company_name,
        'profileImage', coalesce(c.profile_image, b.profile_image), 'role', m.sender_role),
      'by', ${personOf(sql`m.sender_id`)}, 'hasEarlier', m.place < m.found) order by m.seq desc),
    '[]'::json)
  from (
    select m.*, row_number() over newest as place, count(*) over () as found,
      sum(octet_length(to_json(m.content)::text)) over newest - octet_length(to_json(m.content)::text) as bytes_after
    from (select * from messages m where m.deal_id = "deals"."id" and m.seq < ${beforeSeq}
      order by m.seq desc limit ${sql.raw(String(messagesPerPage + 1))}) m
    window newest as (order by m.seq desc)) m
  left join creators c on c.user_id = m.sender_id
  left join brands b on b.id = "deals"."brand_id" and m.sender_role = 'BRAND'
  where m.place <= ${sql.raw(String(messagesPerPage))} and m.bytes_after < ${sql.raw(String(messageBytesPerPage))})`;

/** Before no message: the last page. */
export const afterAll: SQL = sql`9223372036854775807`;

/**
 * Presents the page that `messagesBefore` read, for a person, or for the admin as null; only the sender sees how a
 * message was named.
 */
export function presentMessages(rows: readonly MessageRow[], readerId: string | null): MessagePage {
  return {
    messages: rows
      .map(({ senderId, requestKey, writtenAt, hasEarlier: _, ...row }) => ({
        ...row,
        ...(senderId !== null && senderId === readerId && requestKey !== null ? { requestKey } : {}),
        createdAt: isoMoment(row.createdAt),
        ...(writtenAt === null ? {} : { writtenAt: isoMoment(writtenAt) }),
        sender: { ...row.sender, profileImage: shownAddress(row.sender.profileImage) },
      }))
      .reverse(),
    hasEarlier: rows.at(-1)?.hasEarlier ?? false,
  };
}
