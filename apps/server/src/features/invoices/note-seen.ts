/** Notes that somebody of the brand opened a creator's invoice, the first time alone (rules/payouts#invoice). */
import { dealInvoiceLooks } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** `invoiceId` is the deal's for one from before invoices were kept. Nothing where it was seen before. */
export async function noteInvoiceSeen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { dealId, invoiceId }: { dealId: string; invoiceId: string },
): Promise<void> {
  await db.insert(dealInvoiceLooks).values({ dealId, invoiceId, seenAt: clock() }).onConflictDoNothing();
}
