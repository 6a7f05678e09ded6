/** What each release did to the tables when it first ran on them, kept for the admin (rules/system#versions). */
import { sql } from 'drizzle-orm';
import { oldestBeside, version } from '../version.ts';
import type { Asking, Step } from './run-migration.ts';
import { upgrades } from './tables/index.ts';

interface Newest {
  version: string;
  suits: string;
}

async function all<Row>(db: Asking, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** The last release that changed the tables; null before upgrades were kept. */
export async function lastChange(db: Asking): Promise<Newest | null> {
  const [known] = await all<{ name: string | null }>(
    db,
    sql`select to_regclass('public.upgrades')::text as name`,
  );
  if (!known?.name) return null;
  const [row] = await all<Newest>(
    db,
    sql`select version, suits from ${upgrades} where jsonb_array_length(steps) > 0 order by id desc limit 1`,
  );
  return row ?? null;
}

/** Keeps that this release runs from now on, if another one ran last or it changed something. */
export async function noteUpgrade(db: Asking, beganAt: Date, steps: readonly Step[]): Promise<void> {
  await db.execute(
    sql`insert into ${upgrades} (version, suits, began_at, milliseconds, steps)
      select ${version}, ${oldestBeside}, ${beganAt.toISOString()}::timestamptz, ${Date.now() - beganAt.getTime()}::int,
        ${JSON.stringify(steps)}::jsonb
      where ${steps.length}::int > 0
        or ${version} is distinct from (select version from ${upgrades} order by id desc limit 1)`,
  );
}

/** Says of all that was kept so far that it began at this moment, when its tables came into use. */
export async function dateUpgrades(db: Asking, beganAt: Date): Promise<void> {
  await db.execute(sql`update ${upgrades} set began_at = ${beganAt.toISOString()}::timestamptz`);
}
