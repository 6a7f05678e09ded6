/** The invoice of a creator to a brand as PDF (rules/payouts#invoice). */
import type { PaperLanguage } from '@briefcast/contract';
import type { Caller } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { dealInvoiceSheet } from '../invoices/deal-invoice-sheet.ts';
import { invoiceTemplate } from '../invoices/invoice-sheet.ts';
import { noteInvoiceSeen } from '../invoices/note-seen.ts';
import { readDealInvoice, readDealInvoiceById } from '../invoices/read-deal-invoice.ts';
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
  language: PaperLanguage,
): Promise<{ number: string; pdf: Buffer }> {
  const side = await requirePaperAccess(deps, caller, 'deal_invoice', address);
  const { id, invoiceId } = address;
  const issued = invoiceId
    ? await readDealInvoiceById(deps.db, id, invoiceId)
    : await readDealInvoice(deps.db, id);
  const { invoice } = issued;
  const { seller, buyer } = await readSidesOfInvoice(deps, issued);
  const sheet = dealInvoiceSheet({ invoice, seller, buyer }, language);
  const pdf = await deps.media.run('papers', address.id, (run) =>
    withTemporaryFolder((folder) =>
      printPaper(run, folder, {
        template: invoiceTemplate,
        language,
        title: `${sheet.names[language]} ${invoice.reference}`,
        issuedAt: new Date(invoice.issuedOn),
        sheet,
      }),
    ),
  );
  if (side === 'BRAND') await noteInvoiceSeen(deps, { dealId: id, invoiceId: issued.id });
  return { number: invoice.reference, pdf };
}
