/** Pages of a deal's messages, oldest first; read by the deal's page and the messages feature (decisions 4.9). */
import { type Message, type MessagePage, messagesPerPage } from '@briefcast/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { brands, creators, messages } from '../database/tables/index.ts';

const selectMessages = (db: Db) =>
  db
    .select({
      id: messages.id,
      content: messages.content,
      type: messages.type,
      dealId: messages.dealId,
      fileId: messages.fileId,
      createdAt: messages.createdAt,
      role: messages.senderRole,
      firstName: creators.firstName,
      lastName: creators.lastName,
      companyName: brands.companyName,
      profileImage: sql<string | null>`coalesce(${creators.profileImage}, ${brands.profileImage})`,
    })
    .from(messages)
    .leftJoin(creators, eq(creators.userId, messages.senderId))
    .leftJoin(brands, eq(brands.userId, messages.senderId));

const messagesBefore = prepared((db) =>
  selectMessages(db)
    .where(
      and(eq(messages.dealId, sql.placeholder('dealId')), lt(messages.seq, sql.placeholder('beforeSeq'))),
    )
    .orderBy(desc(messages.seq))
    .limit(messagesPerPage + 1)
    .prepare('messages_before'),
);

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesBefore>['execute']>>[number];

const presentMessage = ({
  role,
  firstName,
  lastName,
  companyName,
  profileImage,
  createdAt,
  ...row
}: MessageRow): Message => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sender: { role, firstName, lastName, companyName, profileImage },
});

/** The messages of a deal before a number, or the last ones; at most messagesPerPage. */
export async function readMessages(
  db: Db,
  dealId: string,
  beforeSeq = Number.MAX_SAFE_INTEGER,
): Promise<MessagePage> {
  const rows = await messagesBefore(db).execute({ dealId, beforeSeq });
  const page = rows.slice(0, messagesPerPage).reverse();
  return { messages: page.map(presentMessage), hasEarlier: rows.length > messagesPerPage };
}
