/** The creator's invoices for deals, as lists offer them: for its price, and for each renewal (rules/payouts#invoice). */
import { api, type DealInvoiceLink, invoiceReference, type Role, requestPath } from '@briefcast/contract';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { dealInvoiceLooks, dealInvoices } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { signedPath } from '../../platform/storage/signed-address.ts';
import { presentSent, sentOf } from './sent-state.ts';

/** An invoice without the address that opens it, and with the moment when somebody of the brand first did. */
export type KnownDealInvoice = Omit<DealInvoiceLink, 'url' | 'seenAt'> & { seenAt: string | Date | null };

/** Reader of an invoice: one of its two sides, or the admin who decides about its payment. */
export type InvoiceReader = Role | 'ADMIN';

/**
 * Purposes that an address of an invoice is signed for: the brand's tells that the brand opened it, the creator's
 * opens the copy with the account, which the admin never sees.
 */
export const invoiceVariants = {
  BRAND: 'deal_invoice_of_brand',
  CREATOR: 'deal_invoice_of_creator',
  ADMIN: 'deal_invoice',
} as const satisfies Record<InvoiceReader, string>;

/** Adds the address for one side, which opens the invoice for a while. The creator sees when it was seen. */
export const dealInvoiceLink = (
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  dealId: string,
  { id, cause, reference, seenAt, mailed, handover }: KnownDealInvoice,
  side: InvoiceReader,
): DealInvoiceLink => {
  const path = requestPath(api.papers.dealInvoiceById, { params: { id: dealId, invoiceId: id } });
  const url = signedPath(path, keys.links, { id, variant: invoiceVariants[side] }, clock());
  const isTold = side !== 'BRAND' && seenAt !== null;
  const sent = side === 'BRAND' ? {} : { ...(mailed ? { mailed } : {}), ...(handover ? { handover } : {}) };
  return { id, cause, reference, url, seenAt: isTold ? new Date(seenAt).toISOString() : null, ...sent };
};

/** Reads the time when each invoice of these deals was first seen, by their ids. */
export async function readInvoiceLooks(db: Reader, dealIds: readonly string[]): Promise<Map<string, Date>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .select({ invoiceId: dealInvoiceLooks.invoiceId, seenAt: dealInvoiceLooks.seenAt })
    .from(dealInvoiceLooks)
    .where(inArray(dealInvoiceLooks.dealId, [...dealIds]));
  return new Map(rows.map(({ invoiceId, seenAt }) => [invoiceId, seenAt]));
}

/** The invoices that were kept of these deals, the first one first. */
export async function readKeptInvoices(
  db: Reader,
  dealIds: readonly string[],
): Promise<Map<string, KnownDealInvoice[]>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .select({
      dealId: dealInvoices.dealId,
      id: dealInvoices.id,
      cause: dealInvoices.cause,
      reference: sql<string>`${dealInvoices.document} ->> 'reference'`,
      seenAt: dealInvoiceLooks.seenAt,
      sent: sentOf(sql`${dealInvoices.id}`),
    })
    .from(dealInvoices)
    .leftJoin(dealInvoiceLooks, eq(dealInvoiceLooks.invoiceId, dealInvoices.id))
    .where(inArray(dealInvoices.dealId, [...dealIds]))
    .orderBy(asc(dealInvoices.createdAt), asc(dealInvoices.id));
  const byDeal = Map.groupBy(rows, ({ dealId }) => dealId);
  return new Map([...byDeal].map(([dealId, own]) => [dealId, own.map(known)]));
  function known({ dealId: _, sent, ...invoice }: (typeof rows)[number]): KnownDealInvoice {
    return { ...invoice, ...presentSent(sent) };
  }
}

/** Placeholder for the invoice of a deal that was completed before invoices were kept: by the deal's id. */
export const oldInvoiceOf = (dealId: string, looks: ReadonlyMap<string, Date>): KnownDealInvoice => ({
  id: dealId,
  cause: 'COMPLETION',
  reference: invoiceReference(dealId, null),
  seenAt: looks.get(dealId) ?? null,
});

/** Cents that renewals added to a payout, in statements. */
export const renewalsCentsOf = (dealId: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(r.price_cents), 0)::int from renewals r where r.deal_id = ${dealId} and r.state = 'ACCEPTED')`;

/**
 * Whether a deal has an invoice for its completion: a kept one, or a payout of more than its renewals from before
 * invoices were kept.
 */
export const hasCompletionInvoice = (dealId: SQL): SQL<boolean> => sql<boolean>`(
  exists (select 1 from deal_invoices i where i.deal_id = ${dealId} and i.cause = 'COMPLETION')
  or exists (select 1 from payouts p where p.deal_id = ${dealId} and p.completed_at is not null
    and (p.amount_cents > ${renewalsCentsOf(dealId)} or ${renewalsCentsOf(dealId)} = 0)))`;
