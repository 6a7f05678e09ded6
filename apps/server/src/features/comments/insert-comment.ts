/** Only place that inserts rows of comments, for every kind of author; the caller locks the deal. */
import { type NewComment, type Role, weightOfReply } from '@briefcast/contract';
import { eq, max } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import { commentReplies, comments } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import type { FactData, FactKind } from '../../platform/facts/kinds.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import type { LockedDeal } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';
import type { CommentedFile, HeldComment } from './access.ts';
import { requireThreadRoom } from './comment-room.ts';
import { valuesOf } from './comment-values.ts';

/** The author: a person of one of the sides, or a guest of a share link. */
export type CommentAuthor = { role: Role; userId: string } | { guestId: string; guestName: string };

/** The events of comments in the log; their subject is the file. */
type CommentEvent = {
  [K in Extract<FactKind, `comment.${string}`>]: { kind: K; data: FactData[K] };
}[Extract<FactKind, `comment.${string}`>];

export type CommentDeps = Pick<TxDeps, 'facts' | 'clock'>;

const authorValues = (author: CommentAuthor) =>
  'role' in author ? { authorRole: author.role, authorId: author.userId } : author;

/** The last number and the last change in a stack; 0 without comments. */
async function readLast(tx: Tx, stackId: string): Promise<{ number: number; change: number }> {
  const [last] = await tx
    .select({ number: max(comments.number), change: max(comments.change) })
    .from(comments)
    .where(eq(comments.stackId, stackId));
  return { number: last?.number ?? 0, change: last?.change ?? 0 };
}

/** The number of the next change in a stack. */
export const nextChange = async (tx: Tx, stackId: string): Promise<number> =>
  (await readLast(tx, stackId)).change + 1;

/**
 * Announces what somebody did to a comment: the other side's unread marker if it was a side, the log, and
 * every open page.
 */
export async function appendCommentFact(
  { facts, clock }: CommentDeps,
  tx: Tx,
  { deal, fileId, author }: { deal: LockedDeal; fileId: string; author: CommentAuthor },
  happened: CommentEvent,
): Promise<void> {
  const side = 'role' in author ? author : null;
  if (side) await noteActivity(tx, deal.id, side.role, clock());
  await facts.append(tx, { ...aboutDeal(deal, side), subjectId: fileId, ...happened });
}

/** Inserts comments on a file in order and returns their ids. Their content and size are checked before. */
export async function insertComments(
  deps: CommentDeps,
  tx: Tx,
  { deal, file }: { deal: LockedDeal; file: CommentedFile },
  written: readonly { author: CommentAuthor; input: NewComment }[],
): Promise<string[]> {
  if (written.length === 0) return [];
  const last = await readLast(tx, file.stackId);
  const rows = written.map(({ author, input }, n) => ({
    id: uuidv7(),
    dealId: deal.id,
    fileId: file.id,
    stackId: file.stackId,
    number: last.number + 1 + n,
    change: last.change + 1 + n,
    addedChange: last.change + 1 + n,
    ...valuesOf(input),
    ...authorValues(author),
    createdAt: deps.clock(),
  }));
  await tx.insert(comments).values(rows);
  const sides = written.map(({ author }) => ('role' in author ? author : null));
  for (const role of new Set(sides.flatMap((side) => side?.role ?? [])))
    await noteActivity(tx, deal.id, role, deps.clock());
  await deps.facts.append(
    tx,
    ...rows.map(({ id }, n) => ({
      ...aboutDeal(deal, sides[n] ?? null),
      subjectId: file.id,
      kind: 'comment.added' as const,
      data: { commentId: id },
    })),
  );
  return rows.map(({ id }) => id);
}

/** Writes a reply. Throws comment.too_many_replies or comment.thread_full. */
export async function insertReply(
  deps: CommentDeps,
  tx: Tx,
  { deal, comment, author }: { deal: LockedDeal; comment: HeldComment; author: CommentAuthor },
  text: string,
): Promise<void> {
  requireThreadRoom(comment, text);
  const change = await nextChange(tx, comment.stackId);
  const createdAt = deps.clock();
  await tx.insert(commentReplies).values({
    commentId: comment.id,
    text,
    addedChange: change,
    ...authorValues(author),
    createdAt,
  });
  const weight = comment.weight + weightOfReply(text);
  await tx.update(comments).set({ change, weight }).where(eq(comments.id, comment.id));
  const told = { deal, fileId: comment.fileId, author };
  await appendCommentFact(deps, tx, told, { kind: 'comment.replied', data: { commentId: comment.id } });
}

/** Updates an existing comment, as its stack's next change. */
export async function updateComment(
  tx: Tx,
  { id, stackId }: Pick<HeldComment, 'id' | 'stackId'>,
  values: Partial<Omit<typeof comments.$inferInsert, 'id' | 'change' | 'number'>>,
): Promise<void> {
  await tx
    .update(comments)
    .set({ ...values, change: await nextChange(tx, stackId) })
    .where(eq(comments.id, id));
}
