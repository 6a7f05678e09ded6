/** Gives the packs of a brand the time back in which they could not be used (rules/suspensions#credits). */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { ledgerAccounts } from '../../platform/database/tables/index.ts';
import { lockCreditAccount } from './credit-account.ts';

/** The latest beginning of the validity of the row's pack. */
const beganAt = sql`(select max(e.created_at) from ledger_postings p join ledger_entries e on e.id = p.entry_id
  where p.account = "ledger_accounts"."name" and e.movement in ('BOUGHT', 'GIVEN'))`;

/**
 * Moves the end of each pack that was valid at `from` or began since by the time until `to`; a warning of the earlier
 * end is given again. Returns nothing; the caller has locked the organisation.
 */
export async function extendPacks(
  tx: Tx,
  brandId: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await lockCreditAccount(tx, brandId);
  const [begin, end] = [from.toISOString(), to.toISOString()];
  await tx
    .update(ledgerAccounts)
    .set({
      endsAt: sql`${ledgerAccounts.endsAt} + (${end}::timestamptz - greatest(${begin}::timestamptz, ${beganAt}))`,
      warnedAt: null,
    })
    .where(
      sql`${ledgerAccounts.ownerId} = ${brandId} and ${ledgerAccounts.kind} = 'credits.ready'
        and ${ledgerAccounts.endsAt} > ${begin}::timestamptz`,
    );
}
