import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { InvoiceMails, NewInvoiceMail } from './mail.ts';

const ofDeal = z.object({ id, invoiceId: id });
const refused = ['invoice.not_found', 'invoice.too_many_mails'] as const;

/** A creator's invoices by mail. */
export const invoiceMails = {
  list: route({
    method: 'GET',
    path: '/api/deals/{id}/invoices/{invoiceId}/mails',
    access: 'creator',
    summary: "To whom an own invoice was sent, and the brand's address for invoices.",
    params: ofDeal,
    reply: InvoiceMails,
    limit: { perMinute: 120 },
    refuses: ['deal.not_found', 'invoice.not_found'],
  }),
  send: route({
    method: 'POST',
    path: '/api/deals/{id}/invoices/{invoiceId}/mails',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Send an own invoice by mail, with its PDF and, where it is complete, its e-invoice.',
    params: ofDeal,
    body: NewInvoiceMail,
    status: 201,
    creates: true,
    reply: InvoiceMails,
    limit: { perMinute: 10, perDay: 60 },
    refuses: ['deal.not_found', 'invoice.email_not_confirmed', ...refused],
  }),
};

/** Invoices of the house by mail. */
export const adminInvoiceMails = {
  list: route({
    method: 'GET',
    path: '/api/admin/invoices/{id}/mails',
    access: 'finance',
    summary:
      'To whom an invoice of the house was sent, and the address that its receiver stated for invoices.',
    params: z.object({ id }),
    reply: InvoiceMails,
    limit: { perMinute: 300 },
    refuses: ['invoice.not_found'],
  }),
  send: route({
    method: 'POST',
    path: '/api/admin/invoices/{id}/mails',
    access: 'finance',
    summary: 'Send an invoice of the house by mail, with its PDF and, where it is complete, its e-invoice.',
    params: z.object({ id }),
    body: NewInvoiceMail,
    status: 201,
    creates: true,
    reply: InvoiceMails,
    limit: { perMinute: 20 },
    refuses: refused,
  }),
};
