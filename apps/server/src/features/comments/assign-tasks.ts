/** Comments become the creator's tasks when their file is sent back for changes (rules/comments#tasks). */
import { AppError, type CommentKind, canBecomeTask } from '@briefcast/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Allowed } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { comments, files } from '../../platform/database/tables/index.ts';
import type { LockedDeal } from '../deals/access.ts';
import { factsOf, readLines, requireLineOf } from './access.ts';
import { appendCommentFact, type CommentDeps, nextChange } from './insert-comment.ts';
import { stackOf } from './stack.ts';

interface TaskAssignment {
  deal: Allowed<'file.review', LockedDeal>;
  fileId: string;
  commentIds: readonly string[];
  /** The brief items that these comments concern, for comments that name none yet. */
  lines: readonly { commentId: string; briefItemId: string }[];
  by: UserActor;
}

/** Records the brief items of comments that name none yet. Throws request.invalid for an item of another brief. */
async function citeLines(
  tx: Tx,
  dealId: string,
  handedOver: readonly (typeof comments.$inferSelect)[],
  lines: TaskAssignment['lines'],
): Promise<void> {
  if (lines.length === 0) return;
  const known = await readLines(tx, dealId);
  const cited = new Map(lines.map(({ commentId, briefItemId }) => [commentId, briefItemId]));
  for (const { id, kind, briefItemId: before } of handedOver) {
    const briefItemId = cited.get(id);
    if (!briefItemId || before !== null || kind !== 'IN_BRIEF') continue;
    requireLineOf(known, briefItemId);
    await tx.update(comments).set({ briefItemId }).where(eq(comments.id, id));
  }
}

/**
 * Assigns open comments of a file, or of its earlier versions, to the creator as tasks; returns their kinds.
 * Throws comment.not_open if one is deleted, done, declined, a note, or of another file, and request.invalid
 * for an item of another brief.
 */
export async function assignTasks(
  deps: CommentDeps,
  tx: Tx,
  { deal, fileId, commentIds, lines, by }: TaskAssignment,
): Promise<CommentKind[]> {
  const ids = [...new Set(commentIds)];
  if (ids.length === 0) return [];
  const stack = tx
    .select({ id: stackOf(sql`"files"`).as('stack_id') })
    .from(files)
    .where(eq(files.id, fileId));
  const found = await tx
    .select()
    .from(comments)
    .where(and(inArray(comments.id, ids), inArray(comments.stackId, stack), isNull(comments.removedAt)));
  const [first] = found;
  const isEachOpen = found.every((row) => canBecomeTask(factsOf({ ...row, replies: 0 })));
  if (!first || found.length !== ids.length || !isEachOpen) throw new AppError('comment.not_open');
  const change = await nextChange(tx, first.stackId);
  // Each gets a change number of its own, so that readers can take them in pages.
  const place = sql<number>`array_position(${sql.param(ids)}::uuid[], ${comments.id})`;
  await tx
    .update(comments)
    .set({ isTask: true, change: sql`${change - 1}::int + ${place}` })
    .where(inArray(comments.id, ids));
  await citeLines(tx, deal.id, found, lines);
  const data = { tasks: ids.length };
  await appendCommentFact(deps, tx, { deal, fileId, author: by }, { kind: 'comment.handed_over', data });
  return found.map(({ kind }) => kind);
}
