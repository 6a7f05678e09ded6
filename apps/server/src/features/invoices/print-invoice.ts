/** Invoices and credit notes as PDF, in one language or in both (rules/invoices#on-paper). */
import type { InvoiceLanguage, PaperLanguage } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import type { Paper } from '../../platform/papers/paper.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import type { InvoiceSheet } from './sheet-parts.ts';

/** Templates with the layout of the lines, for one language and for two side by side. */
export const invoiceTemplate = 'features/invoices/invoice.typ';
export const bothTemplate = 'features/invoices/invoice-both.typ';

interface InvoiceToPrint {
  number: string;
  issuedAt: Date;
  sheetIn: (language: PaperLanguage) => InvoiceSheet;
}

/** Returns the paper of an invoice. In both languages, English is on the left throughout. */
export function invoicePaper(
  { number, issuedAt, sheetIn }: InvoiceToPrint,
  language: InvoiceLanguage,
): Paper {
  if (language === 'both') {
    const [en, ar] = [sheetIn('en'), sheetIn('ar')];
    const title = `${en.names.en} ${number}`;
    return { template: bothTemplate, language: 'en', title, issuedAt, sheet: { en, ar } };
  }
  const sheet = sheetIn(language);
  const title = `${sheet.names[language]} ${number}`;
  return { template: invoiceTemplate, language, title, issuedAt, sheet };
}

/**
 * Prints the same bytes each time. `owner` has their turn. Throws file.too_many_at_once or file.busy when too many are
 * asked for at once.
 */
export const printInvoice = (
  { media }: Pick<Deps, 'media'>,
  owner: string,
  invoice: InvoiceToPrint,
  language: InvoiceLanguage,
): Promise<Buffer> =>
  media.run('papers', owner, (run) =>
    withTemporaryFolder((folder) => printPaper(run, folder, invoicePaper(invoice, language))),
  );
