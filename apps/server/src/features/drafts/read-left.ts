/** What stands between a draft and its submission. */
import type { DraftLeft } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import type { DealRow } from '../deals/access.ts';
import { isUnfinished } from './unfinished-uploads.ts';

/** Counts what is not done yet, in one statement; the contract's `needsOf` says what that means. */
export async function readLeft(db: Reader, { id }: Pick<DealRow, 'id'>, now: Date): Promise<DraftLeft> {
  const [left] = await db
    .select({
      uploads: sql<number>`(select count(*)::int from uploads u where ${isUnfinished(sql`${id}::uuid`, now)})`,
    })
    .from(sql`(select 1) one`);
  return { uploads: left?.uploads ?? 0 };
}
