/** Messages in the copy of a person's own data (rules/accounts#own-data). */
import { and, asc, eq, gt } from 'drizzle-orm';
import { messages } from '../../platform/database/tables/index.ts';
import { inParts, type OwnData, rowsAtOnce } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  messages: ({ db }, { userId }) =>
    inParts((after) =>
      db
        .select({
          id: messages.id,
          dealId: messages.dealId,
          content: messages.content,
          createdAt: messages.createdAt,
          writtenAt: messages.writtenAt,
        })
        .from(messages)
        .where(and(eq(messages.senderId, userId), gt(messages.id, after)))
        .orderBy(asc(messages.id))
        .limit(rowsAtOnce),
    ),
};
