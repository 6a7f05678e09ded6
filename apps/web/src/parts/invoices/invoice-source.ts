/** An invoice that its issuer sends: a creator's for a deal, or one of the house; and the calls for it. */
import type { Handover, InvoiceMails, NewInvoiceMail } from '@briefcast/contract';
import { adminClient, client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type InvoiceSource =
  | { kind: 'OF_DEAL'; dealId: string; invoiceId: string; number: string }
  | { kind: 'OF_HOUSE'; invoiceId: string; number: string };

const ofDeal = ({ dealId, invoiceId }: { dealId: string; invoiceId: string }) => ({
  params: { id: dealId, invoiceId },
});
const ofHouse = ({ invoiceId }: { invoiceId: string }) => ({ params: { id: invoiceId } });

export const readMails = (source: InvoiceSource): Promise<InvoiceMails> =>
  source.kind === 'OF_DEAL'
    ? client.invoiceMails.list(ofDeal(source))
    : adminClient.adminInvoiceMails.list(ofHouse(source));

export const sendMail = (
  source: InvoiceSource,
  body: NewInvoiceMail,
  idempotencyKey: string,
): Promise<InvoiceMails> =>
  source.kind === 'OF_DEAL'
    ? client.invoiceMails.send({ ...ofDeal(source), body }, { idempotencyKey })
    : adminClient.adminInvoiceMails.send({ ...ofHouse(source), body }, { idempotencyKey });

/** Null where none was begun. */
export const readHandover = async (source: InvoiceSource): Promise<Handover | null> =>
  source.kind === 'OF_DEAL'
    ? (await client.einvoiceProvider.handover(ofDeal(source))).handover
    : (await adminClient.adminEinvoices.handover(ofHouse(source))).handover;

export const handOver = async (source: InvoiceSource): Promise<Handover> =>
  source.kind === 'OF_DEAL'
    ? (await client.einvoiceProvider.handOver(ofDeal(source))).handover
    : (await adminClient.adminEinvoices.handOver(ofHouse(source))).handover;

/** Refreshes the lists, which show what was sent and its state. */
export const refreshSent = ({ kind }: InvoiceSource): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: kind === 'OF_DEAL' ? queryKeys.payouts.all : queryKeys.admin.all,
  });
