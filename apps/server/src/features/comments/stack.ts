/** The stack of a file: its first version's id names it, and every version shows the comments of all (rules/review#versions). */
import { type SQL, sql } from 'drizzle-orm';

/** The stack of a row of files under this alias. */
export const stackOf = (file: SQL): SQL<string> => sql<string>`coalesce(${file}.stack_id, ${file}.id)`;
