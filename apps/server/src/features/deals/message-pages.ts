/** Pages of a deal's messages, oldest first; read with the deal and by the messages feature (rules/deals#messages). */
import { type Message, type MessagePage, messagesPerPage } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { shownAddress } from '../../platform/public-address.ts';

/** A message as the database writes it as JSON. */
interface MessageRow {
  id: string;
  content: string;
  type: Message['type'];
  dealId: string;
  fileId: string | null;
  createdAt: string;
  senderId: string | null;
  requestKey: string | null;
  sender: Message['sender'];
}

/**
 * The last messages of a deal before a number, as JSON in a column: newest first, one more than a page holds. Both
 * are SQL: columns or placeholders of the statement around it.
 */
export const messagesBefore = (dealId: SQL, beforeSeq: SQL): SQL<MessageRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'content', m.content, 'type', m.type, 'dealId', m.deal_id,
      'fileId', m.file_id, 'createdAt', m.created_at, 'senderId', m.sender_id, 'requestKey', m.request_key, 'sender', json_build_object(
        'firstName', c.first_name, 'lastName', c.last_name, 'companyName', b.company_name,
        'profileImage', coalesce(c.profile_image, b.profile_image), 'role', m.sender_role)) order by m.seq desc),
    '[]'::json)
  from (select * from messages m where m.deal_id = ${dealId} and m.seq < ${beforeSeq}
    order by m.seq desc limit ${sql.raw(String(messagesPerPage + 1))}) m
  left join creators c on c.user_id = m.sender_id
  left join brands b on b.user_id = m.sender_id)`;

/** Before no message: the last page. */
export const afterAll: SQL = sql`9223372036854775807`;

/** The page that `messagesBefore` read, for one of the two sides: how a message was named is told to its sender alone. */
export function presentMessages(rows: readonly MessageRow[], readerId: string): MessagePage {
  const page = rows.slice(0, messagesPerPage).reverse();
  return {
    messages: page.map(({ senderId, requestKey, ...row }) => ({
      ...row,
      ...(senderId === readerId && requestKey !== null ? { requestKey } : {}),
      createdAt: new Date(row.createdAt).toISOString(),
      sender: { ...row.sender, profileImage: shownAddress(row.sender.profileImage) },
    })),
    hasEarlier: rows.length > messagesPerPage,
  };
}
