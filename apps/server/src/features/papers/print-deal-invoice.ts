/** The invoice of a creator to a brand as PDF (rules/payouts#invoice). */
import type { InvoiceLanguage } from '@briefcast/contract';
import type { Caller } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { noteInvoiceSeen } from '../invoices/note-seen.ts';
import { readDealInvoice, readDealInvoiceById } from '../invoices/read-deal-invoice.ts';
import { printIssuedDealInvoice } from '../payouts/print-deal-invoice.ts';
import { type PaperAddress, requirePaperAccess } from './open-paper.ts';

/**
 * A creator's invoice with its reference: the one that is named, else that for the completion. Throws file.link_expired, auth.required, deal.not_found, invoice.not_found where
 * the deal is not completed or the creator is gone, and file.too_many_at_once or file.busy when too many are asked for.
 */
export async function printDealInvoice(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'media'>,
  caller: Caller,
  address: PaperAddress,
  language: InvoiceLanguage,
): Promise<{ number: string; pdf: Buffer }> {
  const side = await requirePaperAccess(deps, caller, 'deal_invoice', address);
  const { id, invoiceId } = address;
  const issued = invoiceId
    ? await readDealInvoiceById(deps.db, id, invoiceId)
    : await readDealInvoice(deps.db, id);
  const pdf = await printIssuedDealInvoice(deps, id, issued, { language, isOwnCopy: side === 'CREATOR' });
  if (side === 'BRAND') await noteInvoiceSeen(deps, { dealId: id, invoiceId: issued.id });
  return { number: issued.invoice.reference, pdf };
}
