/** Pages of comments: limited by their size, with the position of the next page (rules/comments#bounds). */
import { commentPageWeight } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type CommentRow, commentJson } from './comment-rows.ts';

/** A deleted comment is returned as its id alone. */
const weightOfRemoved = 50;

const limit = sql.raw(String(commentPageWeight));

/** The columns of `pageOfChanges`. */
export const changesPage = {
  comments: sql<CommentRow[]>`page.comments`,
  removed: sql<string[]>`page.removed`,
  upTo: sql<number>`page.up_to`,
  more: sql<boolean>`page.more`,
};

/**
 * The changed comments of a stack, in the order of the changes, as a table `page` of one row. Comments that
 * were changed by the same change are on the same page; the first ones are always returned, however large.
 */
export const pageOfChanges = ({ stack, since, which }: { stack: SQL; since: SQL; which: SQL }): SQL =>
  sql`(with changed as (
      select c.id, c.change, c.removed_at,
        sum(case when c.removed_at is null then c.weight else ${sql.raw(String(weightOfRemoved))} end)
          over (order by c.change) so_far,
        min(c.change) over () as first_change
      from comments c where c.stack_id = ${stack} and c.change > ${since} and ${which}),
    kept as materialized (select * from changed where so_far <= ${limit} or change = first_change),
    rest as (select exists(select 1 from changed where change > (select max(change) from kept)) as more)
    select rest.more,
      case when rest.more then (select max(change) from kept)
        else (select coalesce(max(c.change), 0) from comments c where c.stack_id = ${stack}) end up_to,
      (select coalesce(json_agg(${commentJson} order by c.number), '[]'::json) from comments c
        join files v on v.id = c.file_id
        where c.id = any(array(select id from kept where removed_at is null))) comments,
      (select coalesce(json_agg(id order by change), '[]'::json) from kept where removed_at is not null) removed
    from rest) page`;

/** The columns of `pageAfter`. */
export const pageColumns = {
  comments: sql<CommentRow[]>`page.comments`,
  next: sql<string | null>`page.next`,
};

/**
 * The comments that meet a condition on `comments c`, in the order of their creation, after the one with this
 * id or from the first, as a table `page` of one row.
 */
export const pageAfter = (which: SQL, after: SQL): SQL =>
  sql`(with found as (
      select c.id, c.weight, sum(c.weight) over (order by c.id) so_far from comments c
      where ${which} and c.removed_at is null and (${after}::uuid is null or c.id > ${after}::uuid)),
    kept as materialized (select * from found where so_far <= ${limit} or so_far = weight),
    last as (select id from kept order by id desc limit 1)
    select (select coalesce(json_agg(${commentJson} order by c.id), '[]'::json) from comments c
        join files v on v.id = c.file_id where c.id = any(array(select id from kept))) comments,
      (select id from last where exists(select 1 from found where found.id > last.id)) next) page`;
