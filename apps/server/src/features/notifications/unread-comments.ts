/** Comments and replies that a person has not seen (rules/comments#unread). */
import type { Role } from '@briefcast/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isReadBy } from '../comments/comment-rows.ts';

/**
 * Comments by others on a deal's files that this person has not seen, as a table `unread` of `comment_id`, `file_id`,
 * `text` and `created_at`.
 */
export const unreadComments = (
  dealId: SQLWrapper,
  { userId, role }: { userId: SQLWrapper | string; role: SQLWrapper | Role },
): SQL => sql`(
  select written.comment_id, written.file_id, written.text, written.created_at
  from (
    select c.id comment_id, c.file_id, c.stack_id, c.text, c.created_at, c.author_role, c.added_change
      from comments c where c.deal_id = ${dealId} and c.removed_at is null and ${isReadBy(role)}
    union all
    select c.id, c.file_id, c.stack_id, r.text, r.created_at, r.author_role, r.added_change
      from comments c join comment_replies r on r.comment_id = c.id
      where c.deal_id = ${dealId} and c.removed_at is null and ${isReadBy(role)}) written
  left join comment_reads seen on seen.stack_id = written.stack_id and seen.user_id = ${userId}::uuid
  where written.author_role is distinct from ${role}::role
    and written.added_change > coalesce(seen.seen_change, 0)) unread`;
