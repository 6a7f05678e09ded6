/** The number and the words of a creator's invoice to a brand, once for each cause (rules/payouts#invoice). */

import {
  type DealInvoice,
  type DealInvoiceCause,
  dealInvoiceNumber,
  type InvoiceParty,
  invoiceOfDeal,
  type RenewalOnInvoice,
} from '@briefcast/contract';
import { marketYear } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { nextNumber } from '../../platform/database/counters.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, dealInvoices, type deals } from '../../platform/database/tables/index.ts';
import { readAddedLines } from './read-added-lines.ts';
import type { Reimbursement } from './read-reimbursement.ts';
import { renewalLineText } from './renewal-line.ts';

type CompletedDeal = Pick<
  typeof deals.$inferSelect,
  'id' | 'title' | 'creatorId' | 'brandName' | 'budget' | 'currency' | 'paymentDays'
>;

/** Statements of both sides about themselves for invoices; null for one that has stated nothing. */
export interface StatedParties {
  creator: InvoiceParty | null;
  brand: InvoiceParty | null;
}

/** Subject of an invoice. */
interface Invoiced {
  cause: DealInvoiceCause;
  /** Null for the completion. */
  renewalId: string | null;
  /** The text of its first line, and what that costs in cents. */
  title: string;
  amountCents: number;
  renewal?: RenewalOnInvoice;
  /** Work that was added later for prices of its own. */
  additions: DealInvoice['lines'];
  reimbursement: Reimbursement | null;
  /** Part of a deposit that is owed by its own day. */
  deposit: DealInvoice['deposit'] | null;
}

/**
 * Issues an invoice at this moment, in the transaction that brings about its cause; none where the creator is gone.
 * Both sides' statements are kept as they are now. The number is taken last: the creator's next invoice waits from
 * then on until this transaction ends.
 */
async function issue(
  tx: Tx,
  deal: CompletedDeal,
  issuedAt: Date,
  stated: StatedParties,
  { cause, renewalId, ...what }: Invoiced,
): Promise<void> {
  const { id, creatorId, brandName, currency, paymentDays } = deal;
  if (creatorId === null) return;
  const [creator] = await tx.select().from(creators).where(eq(creators.userId, creatorId));
  if (!creator) return;
  const { firstName, lastName, location } = creator;
  const year = marketYear(issuedAt);
  const place = await nextNumber(tx, `deal-invoices/${creatorId}/${year}`);
  const document = invoiceOfDeal({
    id,
    completedAt: issuedAt,
    paymentDays,
    currency,
    ...what,
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
    .values({ dealId: id, cause, renewalId, creatorId, year, place, document, createdAt: issuedAt });
}

/** Issues the invoice of a deal that is completed at this moment, in the transaction that completes it. */
export async function issueDealInvoice(
  tx: Tx,
  deal: CompletedDeal,
  completedAt: Date,
  { stated, ...owed }: { stated: StatedParties } & Pick<Invoiced, 'reimbursement' | 'deposit'>,
): Promise<void> {
  await issue(tx, deal, completedAt, stated, {
    cause: 'COMPLETION',
    renewalId: null,
    title: deal.title,
    amountCents: deal.budget,
    additions: await readAddedLines(tx, deal.id),
    ...owed,
  });
}

interface AcceptedRenewal {
  id: string;
  priceCents: number;
  rights: RenewalOnInvoice['rights'];
}

/** Issues the invoice of a renewal that is accepted at this moment, in the same transaction. */
export function issueRenewalInvoice(
  tx: Tx,
  deal: CompletedDeal,
  acceptedAt: Date,
  { stated, renewal: { id, priceCents, rights } }: { stated: StatedParties; renewal: AcceptedRenewal },
): Promise<void> {
  const renewal = { title: deal.title, rights };
  return issue(tx, deal, acceptedAt, stated, {
    cause: 'RENEWAL',
    renewalId: id,
    title: renewalLineText(renewal),
    amountCents: priceCents,
    renewal,
    additions: [],
    reimbursement: null,
    deposit: null,
  });
}
