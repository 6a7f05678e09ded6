/** What time takes away of comments. */
import { restoreMilliseconds } from '@briefcast/contract';
import { and, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { comments } from '../../platform/database/tables/index.ts';

/** Takes the words and drawings of deleted comments that cannot be brought back; their numbers stay given. */
export async function sweepComments(tx: Tx, now: Date): Promise<void> {
  const over = lt(comments.removedAt, new Date(now.getTime() - restoreMilliseconds));
  await tx
    .update(comments)
    .set({ text: '', drawing: null })
    .where(and(over, or(ne(comments.text, ''), isNotNull(comments.drawing))));
}
