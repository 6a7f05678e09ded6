/** Cleans up deleted comments, and packs old drawings. */
import { restoreMilliseconds, weightOfComment } from '@briefcast/contract';
import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { comments } from '../../platform/database/tables/index.ts';

/** Removes the text and drawings of deleted comments that can no longer be restored; their numbers stay assigned. */
export async function sweepComments(tx: Tx, now: Date): Promise<void> {
  const over = lt(comments.removedAt, new Date(now.getTime() - restoreMilliseconds));
  await tx
    .update(comments)
    .set({ text: '', drawing: null, strokes: null, weight: weightOfComment({ text: '' }) })
    .where(and(over, or(ne(comments.text, ''), isNotNull(comments.drawing), isNotNull(comments.strokes))));
}

/** Bounds the time of one run: the rest is packed an hour later. */
const mostPackedAtOnce = 2000;

/** Packs the drawings that older server versions wrote. */
export async function packDrawings(tx: Tx): Promise<void> {
  const rows = await tx
    .select({ id: comments.id, drawing: comments.drawing })
    .from(comments)
    .where(isNotNull(comments.drawing))
    .orderBy(comments.id)
    .limit(mostPackedAtOnce)
    .for('update', { skipLocked: true });
  for (const { id, drawing } of rows)
    await tx.update(comments).set({ strokes: drawing, drawing: null }).where(eq(comments.id, id));
}
