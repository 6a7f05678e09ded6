/** The invoice of a creator to a brand as PDF (rules/payouts#invoice). */
import { AppError, type DealInvoice, type PaperLanguage } from '@briefcast/contract';
import { invoiceOfDeal } from '@briefcast/contract/rules/invoice-of-deal';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { creators, deals, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { dealInvoiceSheet } from '../../platform/papers/invoice-sheet.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { type PaperAddress, requirePaperAccess } from './open-paper.ts';

async function readInvoice(db: Reader, dealId: string): Promise<DealInvoice> {
  const [row] = await db
    .select({
      title: deals.title,
      brandName: deals.brandName,
      firstName: creators.firstName,
      lastName: creators.lastName,
      location: creators.location,
      amountCents: payouts.amountCents,
      paymentDays: payouts.paymentDays,
      completedAt: payouts.completedAt,
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .innerJoin(creators, eq(creators.userId, deals.creatorId))
    .where(eq(payouts.dealId, dealId));
  if (!row) throw new AppError('invoice.not_found');
  const { firstName, lastName, location, brandName, ...deal } = row;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return invoiceOfDeal({
    ...deal,
    id: dealId,
    creator: { name, address: location || null, email: null },
    brand: { name: brandName, address: null, email: null },
  });
}

/**
 * A creator's invoice with its reference. Throws file.link_expired, auth.required, deal.not_found, invoice.not_found where
 * the deal is not completed or the creator is gone, and file.too_many_at_once or file.busy when too many are asked for.
 */
export async function printDealInvoice(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'media'>,
  caller: Caller,
  address: PaperAddress,
  language: PaperLanguage,
): Promise<{ number: string; pdf: Buffer }> {
  await requirePaperAccess(deps, caller, 'deal_invoice', address);
  const invoice = await readInvoice(deps.db, address.id);
  const sheet = dealInvoiceSheet(invoice, language);
  const pdf = await deps.media.run('papers', address.id, (run) =>
    withTemporaryFolder((folder) =>
      printPaper(run, folder, {
        template: 'invoice',
        language,
        title: `${sheet.names[language]} ${invoice.reference}`,
        issuedAt: new Date(invoice.issuedOn),
        sheet,
      }),
    ),
  );
  return { number: invoice.reference, pdf };
}
