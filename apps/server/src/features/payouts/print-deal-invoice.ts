/** A creator's invoice to a brand as PDF, with both sides as they stated themselves (rules/invoices#on-paper). */
import type { InvoiceLanguage } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import { dealInvoiceSheet } from '../invoices/deal-invoice-sheet.ts';
import { printInvoice } from '../invoices/print-invoice.ts';
import type { IssuedDealInvoice } from '../invoices/read-deal-invoice.ts';
import { readSidesOfInvoice } from './parties-of-invoice.ts';

/**
 * Prints it; callers check first who may have it. Only the creator's own copy has the account. Throws
 * file.too_many_at_once or file.busy when too many are asked for at once.
 */
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
