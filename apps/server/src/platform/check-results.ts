/** What checks that run now and then found last: when, and how many faults. Kept for the metrics and the admin's page of health. */
import { like } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Reader, Tx } from './database/database.ts';
import { writeSetting } from './database/settings.ts';
import { settings } from './database/tables/index.ts';

const prefix = 'check.';

const Result = z.object({ at: z.iso.datetime(), faults: z.int() });

export interface CheckResult {
  /** Such as `deal_logs`. */
  check: string;
  at: Date;
  faults: number;
}

/** Keeps what a check has found, in place of what it found before. */
export const writeCheckResult = (db: Database | Tx, { check, at, faults }: CheckResult): Promise<void> =>
  writeSetting(db, `${prefix}${check}`, JSON.stringify({ at: at.toISOString(), faults }));

/** The last result of each check that has run. */
export async function readCheckResults(db: Reader): Promise<CheckResult[]> {
  const rows = await db
    .select()
    .from(settings)
    .where(like(settings.key, `${prefix}%`));
  return rows.map(({ key, value }) => {
    const { at, faults } = Result.parse(JSON.parse(value));
    return { check: key.slice(prefix.length), at: new Date(at), faults };
  });
}
