/** The invoice of a creator to a brand as PDF (rules/payouts#invoice). */
import type { InvoiceLanguage } from '@briefcast/contract';
import type { Caller } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { dealInvoiceSheet } from '../invoices/deal-invoice-sheet.ts';
import { noteInvoiceSeen } from '../invoices/note-seen.ts';
import { printInvoice } from '../invoices/print-invoice.ts';
import {
  type IssuedDealInvoice,
  readDealInvoice,
  readDealInvoiceById,
} from '../invoices/read-deal-invoice.ts';
import { readSidesOfInvoice } from '../payouts/parties-of-invoice.ts';
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

/** The PDF of an invoice, for whoever was asked whether they may have it. The account stands on the creator's own copy alone. */
export async function printIssuedDealInvoice(
  deps: Pick<Deps, 'db' | 'keys' | 'media'>,
  dealId: string,
  issued: IssuedDealInvoice,
  { language, isOwnCopy }: { language: InvoiceLanguage; isOwnCopy: boolean },
): Promise<Buffer> {
  const { invoice } = issued;
  const { seller, buyer, payee } = await readSidesOfInvoice(deps, issued);
  return printInvoice(
    deps,
    dealId,
    {
      number: invoice.reference,
      issuedAt: new Date(invoice.issuedOn),
      sheetIn: (each) => dealInvoiceSheet({ invoice, seller, buyer, payee: isOwnCopy ? payee : null }, each),
    },
    language,
  );
}
