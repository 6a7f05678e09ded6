/**
 * The stack of a file: it has its first version's id, and every version shows the comments of all
 * (rules/comments#versions).
 */
import { type SQL, sql } from 'drizzle-orm';

/** The stack of a row of files under this alias. */
export const stackOf = (file: SQL): SQL<string> => sql<string>`coalesce(${file}.stack_id, ${file}.id)`;

/** Whether a version of a stack is approved. */
export const isApprovedStack = (stackId: SQL): SQL<boolean> =>
  sql<boolean>`exists(select 1 from files a where ${stackOf(sql`a`)} = ${stackId} and a.status = 'APPROVED')`;
