/** Last mail of an invoice, and the state of the handover of its e-invoice, in statements that join both. */

import type { DealInvoiceLink } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isoMoment } from '../../platform/database/iso-moment.ts';

type Told = Pick<DealInvoiceLink, 'mailed' | 'handover'>;

/** Times are the database's own text. */
interface Sent {
  mailed: Told['mailed'] | null;
  handover: Told['handover'] | null;
}

/** Mail and handover of the invoice with this id, as JSON. */
export const sentOf = (invoiceId: SQL): SQL<Sent> => sql<Sent>`json_build_object(
  'mailed', (select json_build_object('to', im.sent_to, 'sentAt', im.created_at) from invoice_mails im
    where im.invoice_id = ${invoiceId} order by im.id desc limit 1),
  'handover', (select json_build_object('state', h.state, 'at', h.at, 'outcome', h.outcome, 'status', h.status)
    from einvoice_handovers h where h.invoice_id = ${invoiceId}))`;

/** As it travels; empty where the invoice was neither mailed nor handed over. */
export const presentSent = ({ mailed, handover }: Sent): Told => ({
  ...(mailed ? { mailed: { ...mailed, sentAt: isoMoment(mailed.sentAt) } } : {}),
  ...(handover ? { handover: { ...handover, at: isoMoment(handover.at) } } : {}),
});
