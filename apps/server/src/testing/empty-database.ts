/** A database as it was after the migrations, for the next test file: making another takes ten times as long. */

/** The rows that the migrations make. */
const keptTables = "'categories'";

/**
 * Rows are deleted and tables not truncated, which would make new files for all of them. Neither keys nor triggers look
 * at what is deleted: everything is, and the logs forbid it to anybody else.
 */
const emptying = `
  do $$
  declare one text;
  begin
    set local session_replication_role = replica;
    for one in
      select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename not in (${keptTables})
    loop
      execute 'delete from ' || one;
    end loop;
    perform setval(quote_ident(sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public';
  end $$`;

/** Leaves no rows but those of the migrations, and numbers from the start. `execute` runs a statement as a superuser. */
export async function emptyDatabase(execute: (statement: string) => Promise<unknown>): Promise<void> {
  await execute(emptying);
}
