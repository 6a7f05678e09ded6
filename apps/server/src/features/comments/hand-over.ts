/** Comments become the creator's tasks with the verdict that sends their file back (rules/review#tasks). */
import { AppError, type CommentKind, canBecomeTask } from '@briefcast/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Allowed } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { comments, files } from '../../platform/database/tables/index.ts';
import type { LockedDeal } from '../deals/access.ts';
import { factsOf } from './access.ts';
import { type CommentDeps, nextChange, tellOfComment } from './insert-comment.ts';
import { stackOf } from './stack.ts';

interface HandOver {
  deal: Allowed<'file.review', LockedDeal>;
  fileId: string;
  commentIds: readonly string[];
  by: UserActor;
}

/**
 * Hands open comments of a file, or of its earlier versions, to the creator; returns their kinds. Throws
 * comment.not_open where one is gone, done, declined, a note, or of another file.
 */
export async function handOver(
  deps: CommentDeps,
  tx: Tx,
  { deal, fileId, commentIds, by }: HandOver,
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
  // Each is a change of its own, so that readers take them in pages.
  const place = sql<number>`array_position(${sql.param(ids)}::uuid[], ${comments.id})`;
  await tx
    .update(comments)
    .set({ isTask: true, change: sql`${change - 1}::int + ${place}` })
    .where(inArray(comments.id, ids));
  const data = { tasks: ids.length };
  await tellOfComment(deps, tx, { deal, fileId, author: by }, { kind: 'comment.handed_over', data });
  return found.map(({ kind }) => kind);
}
