/** Notifies the creator of an e-invoice that was given up (rules/einvoices#handover). Operators read it on the page. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { dealInvoices, type einvoiceHandovers } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** In the transaction that gives it up. */
export async function notifyNotAccepted(
  { facts }: Pick<Deps, 'facts'>,
  tx: Tx,
  { id, creatorId, dealId, invoiceId }: typeof einvoiceHandovers.$inferSelect,
): Promise<void> {
  if (creatorId === null || dealId === null) return;
  const [invoice] = await tx
    .select({ document: dealInvoices.document })
    .from(dealInvoices)
    .where(eq(dealInvoices.id, invoiceId));
  await facts.append(tx, {
    kind: 'einvoice.not_taken',
    actor: 'SYSTEM',
    dealId,
    creatorId,
    subjectId: id,
    data: { reference: invoice?.document.reference ?? '' },
  });
}
