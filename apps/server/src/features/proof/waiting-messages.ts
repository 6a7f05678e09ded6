/**
 * Messages join the log with the next entry, or when it is read or checked: one statement writes those of many deals at
 * once, and must not wait for their logs.
 */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { files, messages } from '../../platform/database/tables/index.ts';
import type { NewEntry } from './new-entries.ts';

/** Limit of messages read at once. */
export const messagesAtOnce = 500;

/** The next messages of a deal after a number, oldest first, each with the hash of its file. */
export async function readWaitingMessages(db: Reader, dealId: string, after: number): Promise<NewEntry[]> {
  const rows = await db
    .select({ message: messages, name: files.originalName, sha256: files.sha256 })
    .from(messages)
    .leftJoin(files, eq(files.id, messages.fileId))
    .where(and(eq(messages.dealId, dealId), gt(messages.seq, after)))
    .orderBy(asc(messages.seq))
    .limit(messagesAtOnce);
  return rows.map(({ message, name, sha256 }) => ({
    kind: 'message.sent',
    at: message.createdAt,
    side: message.senderRole,
    personId: message.senderId,
    about: message.id,
    data: null,
    recorded: 'AT_ONCE',
    message: {
      what: { text: message.content, type: message.type, file: name === null ? null : { name, sha256 } },
      seq: message.seq,
    },
  }));
}
