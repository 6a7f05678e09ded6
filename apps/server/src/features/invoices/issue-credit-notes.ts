/** Credit notes for a creator's invoices of which a decision takes something back (rules/invoices#decision). */

import { creditNoteOfDeal, creditsOf, dealInvoiceNumber } from '@briefcast/contract';
import { marketYear } from '@briefcast/contract/kit/days';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { nextNumber } from '../../platform/database/counters.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  creators,
  dealInvoices,
  type deals,
  disputes,
  payouts,
} from '../../platform/database/tables/index.ts';
import { readOldInvoice } from './read-deal-invoice.ts';

/** Reduction of the amount that is owed. */
interface Reduction {
  /** Hundredths of the deal's currency that are owed no more. */
  droppedCents: number;
  /** The words of who decided. */
  reason: string;
  now: Date;
}

/** Everything that was invoiced for a deal, the newest first; the renewal tells apart what each is for. */
async function readInvoiced(tx: Tx, dealId: string) {
  const kept = await tx
    .select({ document: dealInvoices.document, renewalId: dealInvoices.renewalId, cause: dealInvoices.cause })
    .from(dealInvoices)
    .where(and(eq(dealInvoices.dealId, dealId), ne(dealInvoices.cause, 'CREDIT_NOTE')))
    .orderBy(desc(dealInvoices.createdAt), desc(dealInvoices.id));
  const known = kept.map(({ document, renewalId }) => ({ ...document, renewalId }));
  if (kept.some(({ cause }) => cause === 'COMPLETION')) return known;
  const old = await readOldInvoice(tx, dealId);
  return old ? [...known, { ...old.invoice, renewalId: null }] : known;
}

/**
 * Issues a credit note for each invoice of a deal that is taken back, whole or in part, in the transaction that decides so;
 * none where the creator is gone or nothing was invoiced yet. Numbers are of the creator's own series, which waits from
 * then on until this transaction ends.
 */
export async function issueCreditNotes(
  tx: Tx,
  { id: dealId, creatorId }: Pick<typeof deals.$inferSelect, 'id' | 'creatorId'>,
  { droppedCents, reason, now }: Reduction,
): Promise<void> {
  if (creatorId === null) return;
  const [creator] = await tx.select().from(creators).where(eq(creators.userId, creatorId));
  if (!creator) return;
  const year = marketYear(now);
  for (const { invoice, amountCents } of creditsOf(droppedCents, await readInvoiced(tx, dealId))) {
    const { renewalId, ...corrected } = invoice;
    const place = await nextNumber(tx, `deal-invoices/${creatorId}/${year}`);
    const { firstName, lastName } = creator;
    const number = dealInvoiceNumber({ firstName, lastName, year, place });
    const document = creditNoteOfDeal(corrected, { number, issuedAt: now, amountCents, reason });
    await tx
      .insert(dealInvoices)
      .values({ dealId, cause: 'CREDIT_NOTE', renewalId, creatorId, year, place, document, createdAt: now });
  }
}

/**
 * Issues the credit note for a deposit that was reduced before there was an invoice: the invoice of the completion is
 * for the whole price, so that its credit note follows in the same transaction. Does nothing where nothing was
 * dropped.
 */
export async function creditDecidedDeposit(
  tx: Tx,
  deal: Pick<typeof deals.$inferSelect, 'id' | 'creatorId'>,
  now: Date,
): Promise<void> {
  const [decided] = await tx
    .select({ droppedCents: payouts.droppedCents, reason: disputes.decision })
    .from(payouts)
    .innerJoin(disputes, and(eq(disputes.dealId, payouts.dealId), isNotNull(disputes.decision)))
    .where(eq(payouts.dealId, deal.id))
    .orderBy(desc(disputes.id))
    .limit(1);
  if (!decided || decided.droppedCents === 0) return;
  await issueCreditNotes(tx, deal, { ...decided, reason: decided.reason ?? '', now });
}
