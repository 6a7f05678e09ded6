/** Reading comments: of a file with all its versions, of a deal's tasks, or one. Each is one statement. */
import { AppError, type Comment, type CommentList, partyId } from '@briefcast/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { comments, deals, files } from '../../platform/database/tables/index.ts';
import { isParty } from '../deals/access.ts';
import {
  type CommentReader,
  type CommentRow,
  commentJson,
  isReadBy,
  presentComment,
} from './comment-rows.ts';
import { stackOf } from './stack.ts';

const stack = stackOf(sql`"files"`);
const role = sql.placeholder('role');
const since = sql`${sql.placeholder('since')}::int`;

/** Comments by a condition on `comments c`, as a JSON list by file and number. */
const listed = (which: SQL): SQL<CommentRow[]> => sql<CommentRow[]>`(
  select coalesce(json_agg(${commentJson} order by c.stack_id, c.number), '[]'::json)
  from comments c join files v on v.id = c.file_id where ${which} and c.removed_at is null)`;

const commentsOfFile = prepared((db) =>
  db
    .select({
      status: deals.status,
      comments: listed(sql`c.stack_id = ${stack} and c.change > ${since} and ${isReadBy(role)}`),
      removed: sql<string[]>`(select coalesce(json_agg(c.id order by c.number), '[]'::json) from comments c
        where c.stack_id = ${stack} and c.change > ${since} and ${isReadBy(role)} and c.removed_at is not null)`,
      upTo: sql<number>`(select coalesce(max(c.change), 0) from comments c where c.stack_id = ${stack})`,
    })
    .from(files)
    .innerJoin(deals, eq(deals.id, files.dealId))
    .where(
      and(
        eq(files.id, sql.placeholder('fileId')),
        isParty(sql.placeholder('party')),
        // The creator sees what was asked of the version that a draft is to replace; the brand does not see the draft.
        sql`(${files.status} <> 'DRAFT' or ${deals.creatorId} = ${sql.placeholder('party')})`,
      ),
    )
    .prepare('comments_of_file'),
);

const tasksOfDeal = prepared((db) =>
  db
    .select({ status: deals.status, tasks: listed(sql`c.deal_id = "deals"."id" and c.is_task`) })
    .from(deals)
    .where(and(eq(deals.id, sql.placeholder('dealId')), isParty(sql.placeholder('party'))))
    .prepare('tasks_of_deal'),
);

const commentsOfDeal = prepared((db) =>
  db
    .select({ status: deals.status, comments: listed(sql`c.deal_id = "deals"."id"`) })
    .from(deals)
    .where(eq(deals.id, sql.placeholder('dealId')))
    .prepare('comments_of_deal'),
);

/** The comments of a file and of all its versions, or those that have changed since. Throws file.not_found. */
export async function readComments(
  db: Reader,
  actor: UserActor,
  fileId: string,
  sinceChange = 0,
): Promise<CommentList> {
  const [row] = await commentsOfFile(db).execute({
    fileId,
    party: partyId(actor),
    role: actor.role,
    since: sinceChange,
  });
  if (!row) throw new AppError('file.not_found');
  const { status, removed, upTo } = row;
  return { comments: row.comments.map((one) => presentComment(one, actor, status)), removed, upTo };
}

/** What the creator was asked to change in all files of a deal, done or not. Throws deal.not_found. */
export async function readTasks(db: Reader, actor: UserActor, dealId: string): Promise<Comment[]> {
  const [row] = await tasksOfDeal(db).execute({ dealId, party: partyId(actor) });
  if (!row) throw new AppError('deal.not_found');
  return row.tasks.map((one) => presentComment(one, actor, row.status));
}

/** Every comment on any file of a deal, those of guests too, for the admin alone. Throws deal.not_found. */
export async function readAllComments(db: Reader, dealId: string): Promise<Comment[]> {
  const [row] = await commentsOfDeal(db).execute({ dealId });
  if (!row) throw new AppError('deal.not_found');
  return row.comments.map((one) => presentComment(one, null, row.status));
}

/** A comment that this transaction has just written, as its reader sees it. */
export async function readComment(tx: Tx, id: string, reader: CommentReader): Promise<Comment> {
  const [row] = await tx
    .select({ status: deals.status, comment: commentJson })
    .from(sql`${comments} c`)
    .innerJoin(sql`${files} v`, sql`v.id = c.file_id`)
    .innerJoin(deals, sql`${deals.id} = c.deal_id`)
    .where(sql`c.id = ${id}::uuid`);
  if (!row) throw new AppError('comment.not_found');
  return presentComment(row.comment, reader, row.status);
}
