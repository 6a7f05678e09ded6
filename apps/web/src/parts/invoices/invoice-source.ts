/** An invoice that its issuer sends: a creator's for a deal, or one of the house; and the calls for it. */
import type { Handover, InvoiceMails, NewInvoiceMail } from '@briefcast/contract';
import { adminQ } from '../../lib/admin-query.ts';
import { adminClient, client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { q, type RouteQuery } from '../../lib/query.ts';

export type InvoiceSource =
  | { kind: 'OF_DEAL'; dealId: string; invoiceId: string; number: string }
  | { kind: 'OF_HOUSE'; invoiceId: string; number: string };

const ofDeal = ({ dealId, invoiceId }: { dealId: string; invoiceId: string }) => ({
  params: { id: dealId, invoiceId },
});
const ofHouse = ({ invoiceId }: { invoiceId: string }) => ({ params: { id: invoiceId } });

export const mailsQuery = (source: InvoiceSource): RouteQuery<InvoiceMails> =>
  source.kind === 'OF_DEAL'
    ? q('invoiceMails.list', ofDeal(source))
    : adminQ('adminInvoiceMails.list', ofHouse(source));

export const sendMail = (
  source: InvoiceSource,
  body: NewInvoiceMail,
  idempotencyKey: string,
): Promise<InvoiceMails> =>
  source.kind === 'OF_DEAL'
    ? client.invoiceMails.send({ ...ofDeal(source), body }, { idempotencyKey })
    : adminClient.adminInvoiceMails.send({ ...ofHouse(source), body }, { idempotencyKey });

/** Null where none was begun. */
export const handoverQuery = (source: InvoiceSource): RouteQuery<{ handover: Handover | null }> =>
  source.kind === 'OF_DEAL'
    ? q('einvoiceProvider.handover', ofDeal(source))
    : adminQ('adminEinvoices.handover', ofHouse(source));

export const handOver = (source: InvoiceSource): Promise<{ handover: Handover }> =>
  source.kind === 'OF_DEAL'
    ? client.einvoiceProvider.handOver(ofDeal(source))
    : adminClient.adminEinvoices.handOver(ofHouse(source));

/** Refreshes the lists, which show what was sent and its state. */
export const refreshSent = ({ kind }: InvoiceSource): Promise<void> =>
  invalidate(kind === 'OF_DEAL' ? 'payouts' : 'admin');
