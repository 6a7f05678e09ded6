/** Missing parts before a draft can be submitted. */
import type { DraftLeft } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import type { DealRow } from '../deals/access.ts';
import { countFailedChecks } from './failed-checks.ts';
import { isUnfinished } from './unfinished-uploads.ts';

/** Counts what is not done yet; the contract's `needsOf` interprets it. */
export async function readLeft(db: Reader, { id }: Pick<DealRow, 'id'>, now: Date): Promise<DraftLeft> {
  const dealId = sql`${id}::uuid`;
  const [left] = await db
    .select({
      uploads: sql<number>`(select count(*)::int from uploads u where ${isUnfinished(dealId, now)})`,
      // An item that was marked as missed since has to be confirmed again, as in `briefItemState`.
      guidelines: sql<number>`(select count(*)::int from brief_items i where i.deal_id = ${dealId}
        and (i.attested_at is null or i.attested_at <= i.missed_at))`,
      // A request that is not accepted is no task, as in `canBring`.
      tasks: sql<number>`(select count(*)::int from comments c where c.deal_id = ${dealId} and c.is_task
        and c.state = 'OPEN' and c.removed_at is null and c.kind <> 'NOTE'
        and (c.request_answer is null or c.request_answer in ('ACCEPTED', 'PRICE_ACCEPTED')))`,
    })
    .from(sql`(select 1) one`);
  return { ...left, checks: await countFailedChecks(db, id) };
}
