/**
 * The rows that the transaction of a sent brief writes, inserted again under new ids in one bare transaction.
 * The bell and the mail are written after the answer, so they belong to the server's processor time and not
 * to this limit.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Which rows belong to the deal of $1, in the order that foreign keys require. */
const tables: Readonly<Record<string, string>> = {
  // The key of the call is found by the transaction that wrote both.
  idempotency_keys: 'xmin = (select xmin from deals where id = $1)',
  deals: 'id = $1',
  deal_deliverables: 'deal_id = $1',
  brief_items: 'deal_id = $1',
  ledger_entries: 'deal_id = $1',
  ledger_postings: 'entry_id in (select id from ledger_entries where deal_id = $1)',
  facts: 'deal_id = $1 or subject_id in (select id from ledger_entries where deal_id = $1)',
  deal_log: 'deal_id = $1',
  deal_log_parts: 'deal_id = $1',
};

interface Copied {
  statement: string;
  rows: string;
}

/** The columns that a writer provides; the database numbers the others. */
async function givenColumns(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
     from information_schema.columns where table_schema = 'public' and table_name = $1 and is_identity = 'NO'
       and is_generated = 'NEVER' and coalesce(column_default, '') !~ 'nextval|xact'`,
    [table],
  );
  return rows[0]?.names ?? '';
}

/**
 * Reads the rows of a sent brief once; returns a function that writes them again, with the credit taken from
 * the brand's accounts.
 */
export async function briefCopier(pool: pg.Pool, dealId: string): Promise<() => Promise<string>> {
  const parts: Copied[] = [];
  for (const [table, belongs] of Object.entries(tables)) {
    const columns = await givenColumns(pool, table);
    const { rows } = await pool.query<{ found: string | null }>(
      `select json_agg(t)::text as found from (select ${columns} from ${table} where ${belongs}) t`,
      [dealId],
    );
    const found = rows[0]?.found;
    const statement = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
    if (found) parts.push({ statement, rows: found });
  }
  const named = async (column: string, table: string) => {
    const text = `select ${column} as name from ${table} where ${tables[table]}`;
    const { rows } = await pool.query<{ name: string }>(text, [dealId]);
    return rows.map(({ name }) => name);
  };
  const own = [dealId, ...(await named('id', 'ledger_entries')), ...(await named('key', 'idempotency_keys'))];
  return async () => {
    const fresh = new Map(own.map((id) => [id, randomUUID()]));
    const kept = new Set(fresh.values());
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const [n, { statement, rows }] of parts.entries()) {
        let text = rows;
        for (const [id, other] of fresh) text = text.replaceAll(id, other);
        // A brief's items and deliverables have ids of their own.
        text = text.replace(/"id":"([0-9a-f-]{36})"/g, (given, id) =>
          kept.has(id) ? given : `"id":"${randomUUID()}"`,
        );
        await client.query({ name: `brief${n}`, text: statement, values: [text] });
      }
      await client.query({
        name: 'balances',
        text: `update ledger_accounts a set balance = a.balance + p.amount from ledger_postings p
          where p.account = a.name and p.entry_id = $1`,
        values: [fresh.get(own[1] ?? '')],
      });
      await client.query('commit');
      return fresh.get(dealId) ?? '';
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}
