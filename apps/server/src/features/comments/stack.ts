/** The stack of a file: its first version's id names it, and every version shows the comments of all (rules/review#versions). */
import { type SQL, sql } from 'drizzle-orm';

/** The stack of a row of files under this alias. */
export const stackOf = (file: SQL): SQL<string> => sql<string>`coalesce(${file}.stack_id, ${file}.id)`;

/** Whether a version of a stack is approved. */
export const isApprovedStack = (stackId: SQL): SQL<boolean> =>
  sql<boolean>`exists(select 1 from files a where ${stackOf(sql`a`)} = ${stackId} and a.status = 'APPROVED')`;
