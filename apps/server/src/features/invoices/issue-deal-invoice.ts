/** The number and the words of a creator's invoice to a brand, once for each deal (rules/payouts#invoice). */
import { dealInvoiceNumber, type InvoiceParty, invoiceOfDeal } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { nextNumber } from '../../platform/database/counters.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, dealInvoices, type deals } from '../../platform/database/tables/index.ts';
import { yearInDubai } from './issue-invoice.ts';
import { readAddedLines } from './read-added-lines.ts';
import type { Reimbursement } from './read-reimbursement.ts';

type CompletedDeal = Pick<
  typeof deals.$inferSelect,
  'id' | 'title' | 'creatorId' | 'brandName' | 'budget' | 'currency' | 'paymentDays'
>;

/** What both sides have stated of themselves for invoices; null for one that has stated nothing. */
export interface StatedParties {
  creator: InvoiceParty | null;
  brand: InvoiceParty | null;
}

/**
 * Issues the invoice of a deal that is completed at this moment, in the transaction that completes it; none where the
 * creator is gone. What is stated of both is kept as it is now. The number is taken last: the creator's next invoice
 * waits from then on until this transaction ends.
 */
export async function issueDealInvoice(
  tx: Tx,
  deal: CompletedDeal,
  completedAt: Date,
  { stated, reimbursement }: { stated: StatedParties; reimbursement: Reimbursement | null },
): Promise<void> {
  const { id, title, creatorId, brandName, budget, currency, paymentDays } = deal;
  if (creatorId === null) return;
  const [creator] = await tx.select().from(creators).where(eq(creators.userId, creatorId));
  if (!creator) return;
  const { firstName, lastName, location } = creator;
  const year = yearInDubai(completedAt);
  const place = await nextNumber(tx, `deal-invoices/${creatorId}/${year}`);
  const document = invoiceOfDeal({
    id,
    title,
    completedAt,
    paymentDays,
    currency,
    amountCents: budget,
    additions: await readAddedLines(tx, id),
    reimbursement,
    number: dealInvoiceNumber({ firstName, lastName, year, place }),
    creator: {
      name: [firstName, lastName].filter(Boolean).join(' '),
      address: location || null,
      email: null,
      ...(stated.creator ? { stated: stated.creator } : {}),
    },
    brand: {
      name: brandName,
      address: null,
      email: null,
      ...(stated.brand ? { stated: stated.brand } : {}),
    },
  });
  await tx
    .insert(dealInvoices)
    .values({ dealId: id, creatorId, year, place, document, createdAt: completedAt });
}
