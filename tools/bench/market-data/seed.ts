/**
 * Fills a migrated, empty database with a market: for 10,000 creators 45,000 portfolio items, 500 brands,
 * 20,000 deals, 200,000 messages, 10,000 castings and 100,000 applications, and with `manyMessages` the second brand's deals with 10,000 messages
 * each. The database generates the rows itself, the same ones each time.
 */
import { directorySearchText } from '../../../packages/contract/src/creators/search-text.ts';
import { castingStatements } from './castings.ts';
import { creatorStatements } from './creators.ts';
import { dealStatements } from './deals.ts';
import { functionStatements } from './functions.ts';

/** The two databases, as far as the seeding needs them. */
export interface SeedTarget {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface SeedOptions {
  creators: number;
  passwordHash: string;
  withManyMessages: boolean;
}

const filled =
  "'users', 'creators', 'creator_categories', 'media', 'portfolio_items', 'brands', 'deals', 'messages', 'files', 'castings', 'casting_applications'";

/**
 * Schedules the daily check of the deals' logs for tomorrow, as in an installation that runs: a new one would
 * write every deal's log for minutes during the measurement.
 */
const asLookedAfter = `insert into jobs (id, kind, payload, run_at)
  values (gen_random_uuid(), 'deal_logs.look_after', '{}', now() + interval '1 day')`;

/** Indexes are created after the rows, which takes a third of the time. Those that enforce uniqueness stay. */
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

/** The stored search texts must equal the contract's, or the measurements would be of another search. */
async function checkSearchTexts(target: SeedTarget): Promise<void> {
  const { rows } = await target.query(
    `select first_name as "firstName", last_name as "lastName", bio, location, languages, packages,
       social_accounts as "socialAccounts", ugc_video_pricing as "ugcVideoPricing",
       ugc_photo_pricing as "ugcPhotoPricing", influencer_reel_pricing as "influencerReelPricing",
       influencer_story_pricing as "influencerStoryPricing", search_text as text,
       (select json_agg(json_build_object('name', name) order by cc.position) from creator_categories cc
        join categories on id = cc.category_id where creator_id = user_id) as categories,
       (select json_agg(json_build_object('title', title) order by id desc) from portfolio_items where creator_id = user_id) as works
     from creators order by user_id limit 200`,
  );
  for (const { text, ...creator } of rows) {
    const wanted = directorySearchText(creator as unknown as Parameters<typeof directorySearchText>[0]);
    if (text !== wanted)
      throw new Error(`The market's search text is not the contract's:\n${text}\n${wanted}`);
  }
}

/** Throws if the rows do not agree with the contract's rules. */
export async function seedMarket(target: SeedTarget, options: SeedOptions): Promise<void> {
  // Rows are inserted in an order that satisfies every foreign key, so that these need not be checked for
  // each.
  await target.query("set session_replication_role = 'replica'");
  await target.query("set synchronous_commit = 'off'");
  await target.query("set maintenance_work_mem = '512MB'");
  for (const statement of functionStatements()) await target.query(statement);
  await withoutIndexes(target, async () => {
    for (const statement of [
      ...creatorStatements(options),
      ...dealStatements(options),
      ...castingStatements(options),
    ]) {
      await target.query(statement);
    }
  });
  await target.query(asLookedAfter);
  await target.query('drop schema bench cascade');
  await target.query('vacuum analyze');
  await checkSearchTexts(target);
}
