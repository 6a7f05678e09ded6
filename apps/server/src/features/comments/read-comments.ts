/**
 * Reads comments in pages: of a file with all its versions, or of a deal's tasks; or a single one. Each is
 * one statement.
 */
import { AppError, type Comment, type CommentList, partyId } from '@briefcast/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { comments, deals, files } from '../../platform/database/tables/index.ts';
import { isParty, isPartyAs } from '../parties/party.ts';
import { type CommentReader, commentJson, isReadBy, presentComment } from './comment-rows.ts';
import { changesPage, pageAfter, pageColumns, pageOfChanges } from './page-of-comments.ts';
import { stackOf } from './stack.ts';

const role = sql.placeholder('role');
const after = sql`${sql.placeholder('after')}`;

const commentsOfFile = prepared((db) =>
  db
    .select({ status: deals.status, ...changesPage })
    .from(files)
    .innerJoin(deals, eq(deals.id, files.dealId))
    .innerJoinLateral(
      pageOfChanges({
        stack: stackOf(sql`"files"`),
        since: sql`${sql.placeholder('since')}::int`,
        which: isReadBy(role),
      }),
      sql`true`,
    )
    .where(
      and(
        eq(files.id, sql.placeholder('fileId')),
        isParty(sql.placeholder('party')),
        // The creator sees the comments on the version that a draft is to replace; the brand does not see the
        // draft.
        sql`(${files.status} <> 'DRAFT' or ${isPartyAs('CREATOR', sql.placeholder('party'))})`,
      ),
    )
    .prepare('comments_of_file'),
);

const tasksOfDeal = prepared((db) =>
  db
    .select({ status: deals.status, ...pageColumns })
    .from(deals)
    .innerJoinLateral(pageAfter(sql`c.deal_id = "deals"."id" and c.is_task`, after), sql`true`)
    .where(and(eq(deals.id, sql.placeholder('dealId')), isParty(sql.placeholder('party'))))
    .prepare('tasks_of_deal'),
);

const commentsOfDeal = prepared((db) =>
  db
    .select({ status: deals.status, ...pageColumns })
    .from(deals)
    .innerJoinLateral(pageAfter(sql`c.deal_id = "deals"."id"`, after), sql`true`)
    .where(eq(deals.id, sql.placeholder('dealId')))
    .prepare('comments_of_deal'),
);

/** A page of the comments of a file and of all its versions, or of those changed since. Throws file.not_found. */
export async function readComments(
  db: Reader,
  actor: UserActor,
  fileId: string,
  since = 0,
): Promise<CommentList> {
  const [row] = await commentsOfFile(db).execute({ fileId, party: partyId(actor), role: actor.role, since });
  if (!row) throw new AppError('file.not_found');
  const { status, comments: rows, ...page } = row;
  return { ...page, comments: rows.map((one) => presentComment(one, actor, status)) };
}

/** A page of comments, and the position of the next page; null at the end. */
interface CommentPage {
  comments: Comment[];
  next: string | null;
}

/** A page of the changes that the creator was asked for in all files of a deal, done or not. Throws deal.not_found. */
export async function readTasks(
  db: Reader,
  actor: UserActor,
  { dealId, after: last }: { dealId: string; after?: string | undefined },
): Promise<CommentPage> {
  const [row] = await tasksOfDeal(db).execute({ dealId, party: partyId(actor), after: last ?? null });
  if (!row) throw new AppError('deal.not_found');
  return { comments: row.comments.map((one) => presentComment(one, actor, row.status)), next: row.next };
}

/** A page of every comment on any file of a deal, including guests', for the admin alone. Throws deal.not_found. */
export async function readAllComments(db: Reader, dealId: string, last?: string): Promise<CommentPage> {
  const [row] = await commentsOfDeal(db).execute({ dealId, after: last ?? null });
  if (!row) throw new AppError('deal.not_found');
  return { comments: row.comments.map((one) => presentComment(one, null, row.status)), next: row.next };
}

const rowsOf = (tx: Tx, which: SQL) =>
  tx
    .select({ id: sql<string>`c.id`, status: deals.status, comment: commentJson })
    .from(sql`${comments} c`)
    .innerJoin(sql`${files} v`, sql`v.id = c.file_id`)
    .innerJoin(deals, sql`${deals.id} = c.deal_id`)
    .where(which);

/** A comment that this transaction has just written, as its reader sees it. */
export async function readComment(tx: Tx, id: string, reader: CommentReader): Promise<Comment> {
  const [row] = await rowsOf(tx, sql`c.id = ${id}::uuid`);
  if (!row) throw new AppError('comment.not_found');
  return presentComment(row.comment, reader, row.status);
}

/** Comments that this transaction has just written; returns a function that presents them to a reader. */
export async function readWritten(
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string, reader: CommentReader) => Comment> {
  const rows = ids.length === 0 ? [] : await rowsOf(tx, inArray(sql`c.id`, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id, reader) => {
    const row = byId.get(id);
    if (!row) throw new AppError('comment.not_found');
    return presentComment(row.comment, reader, row.status);
  };
}
