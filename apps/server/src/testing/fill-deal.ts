/** Fills a deal with what its people could have written in months, straight into the database. */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deals, messages } from '../platform/database/tables/index.ts';

const rowsPerStatement = 500;

interface Filling {
  dealId: string;
  creatorId: string;
}

/** Messages of the creator, in this order. */
export async function fillMessages(
  db: Database,
  { dealId, creatorId }: Filling,
  texts: readonly string[],
): Promise<void> {
  let last = 0;
  for (let from = 0; from < texts.length; from += rowsPerStatement) {
    const rows = await db
      .insert(messages)
      .values(
        texts.slice(from, from + rowsPerStatement).map((content) => ({
          dealId,
          senderId: creatorId,
          senderRole: 'CREATOR' as const,
          content,
          type: 'TEXT' as const,
        })),
      )
      .returning({ seq: messages.seq });
    last = Math.max(last, ...rows.map(({ seq }) => seq));
  }
  await db
    .update(deals)
    .set({ lastMessageSeq: last, creatorMessages: texts.length })
    .where(eq(deals.id, dealId));
}
