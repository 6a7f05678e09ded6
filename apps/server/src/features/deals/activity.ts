/** Last activity of a deal, and the side that caused it; the other side's markers compare it with its last look. */
import type { Role } from '@briefcast/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';

/** The columns of an activity; `side` is null for the system and the admin. */
export const activityBy = (side: Role | null, now: Date) => ({
  lastActivityAt: now,
  ...(side === 'BRAND' ? { brandActedAt: now } : {}),
  ...(side === 'CREATOR' ? { creatorActedAt: now } : {}),
});

/** Notes that a side did something in a deal that is no move of it. */
export async function noteActivity(tx: Tx, dealId: string, side: Role, now: Date): Promise<void> {
  await tx.update(deals).set(activityBy(side, now)).where(eq(deals.id, dealId));
}

/**
 * The part of a statement that counts new messages in their deals. `written` names the part that wrote them, and returns
 * their `deal_id`, `sender_role`, `seq` and `created_at`; the deals are locked by the statement.
 */
export const countMessages = (written: SQL): SQL => sql`update deals d set
    last_activity_at = greatest(d.last_activity_at, w.last_at),
    brand_acted_at = greatest(d.brand_acted_at, w.brand_at),
    creator_acted_at = greatest(d.creator_acted_at, w.creator_at),
    brand_messages = d.brand_messages + w.by_brand,
    creator_messages = d.creator_messages + w.by_creator,
    last_message_seq = greatest(d.last_message_seq, w.last_seq)
  from (select deal_id, max(seq) last_seq, max(created_at) last_at,
      count(*) filter (where sender_role = 'BRAND') by_brand,
      count(*) filter (where sender_role = 'CREATOR') by_creator,
      max(created_at) filter (where sender_role = 'BRAND') brand_at,
      max(created_at) filter (where sender_role = 'CREATOR') creator_at
    from ${written} group by deal_id) w
  where d.id = w.deal_id`;
