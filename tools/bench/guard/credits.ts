/** Credits for the brands that send briefs, written before a server starts. */
import pg from 'pg';
import { defaultOperatorSettings } from '../../../packages/contract/src/admin/operator-settings.ts';

/** Enough for every brief of a run. */
const credits = 10_000_000;

/** Turns credits on and gives every brand a pack. */
export async function giveCredits(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const settings = {
      ...defaultOperatorSettings,
      credits: { ...defaultOperatorSettings.credits, isOn: true },
    };
    await client.query(`insert into settings (key, value) values ('operator_settings', $1)`, [
      JSON.stringify(settings),
    ]);
    await client.query(`insert into ledger_accounts (name, owner_id, kind, unit, balance)
      select id || '/credits.held/credit', id, 'credits.held', 'credit', 0 from brands`);
    await client.query(
      `insert into ledger_accounts (name, owner_id, kind, unit, balance, pack_id, ends_at)
        select id || '/credits.ready/credit/' || id, id, 'credits.ready', 'credit', $1, id, now() + interval '1 year'
        from brands`,
      [credits],
    );
  } finally {
    await client.end();
  }
}
