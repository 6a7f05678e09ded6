/**
 * Fills a migrated, empty database with a market: for 10,000 creators 45,000 portfolio items, 500 brands, 20,000 deals
 * and 200,000 messages, and with `manyMessages` the second brand's deals with 10,000 messages each. The database
 * makes the rows itself, the same ones each time.
 */
import { directorySearchText } from '../../packages/contract/src/rules/directory.ts';
import { creatorStatements } from './creators.ts';
import { dealStatements } from './deals.ts';
import { functionStatements } from './functions.ts';

/** The two databases, as far as the seeding goes. */
export interface SeedTarget {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface SeedOptions {
  creators: number;
  passwordHash: string;
  withManyMessages: boolean;
}

const filled =
  "'users', 'creators', 'creator_categories', 'media', 'portfolio_items', 'brands', 'deals', 'messages', 'files'";

/**
 * The daily look after the logs of the deals is due tomorrow, as in an installation that runs: a new one would give every
 * deal its log, for minutes, beside what is measured.
 */
const asLookedAfter = `insert into jobs (id, kind, payload, run_at)
  values (gen_random_uuid(), 'deal_logs.look_after', '{}', now() + interval '1 day')`;

/** Indexes are made after the rows, which takes a third of the time. Those that prove something stay. */
async function withoutIndexes(target: SeedTarget, fill: () => Promise<void>): Promise<void> {
  const { rows } = await target.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relname in (${filled}) and relnamespace = 'public'::regnamespace and not indisunique`,
  );
  for (const { name } of rows) await target.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await target.query(String(definition));
}

/** What the server searches in is what the contract says, or the measurements would be of another search. */
async function checkSearchTexts(target: SeedTarget): Promise<void> {
  const { rows } = await target.query(
    `select first_name as "firstName", last_name as "lastName", bio, location, search_text as text,
       (select json_agg(json_build_object('name', name) order by cc.position) from creator_categories cc
        join categories on id = category_id where creator_id = user_id) as categories
     from creators order by user_id limit 200`,
  );
  for (const { text, ...creator } of rows) {
    const wanted = directorySearchText(creator as unknown as Parameters<typeof directorySearchText>[0]);
    if (text !== wanted)
      throw new Error(`The market's search text is not the contract's:\n${text}\n${wanted}`);
  }
}

/** Throws when the rows do not agree with the contract's rules. */
export async function seedMarket(target: SeedTarget, options: SeedOptions): Promise<void> {
  // Rows are made in an order that agrees with every foreign key, so that these need not be looked up for each.
  await target.query("set session_replication_role = 'replica'");
  await target.query("set synchronous_commit = 'off'");
  await target.query("set maintenance_work_mem = '512MB'");
  for (const statement of functionStatements()) await target.query(statement);
  await withoutIndexes(target, async () => {
    for (const statement of [...creatorStatements(options), ...dealStatements(options)]) {
      await target.query(statement);
    }
  });
  await target.query(asLookedAfter);
  await target.query('drop schema bench cascade');
  await target.query('vacuum analyze');
  await checkSearchTexts(target);
}
