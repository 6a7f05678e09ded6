import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';

const params = z.object({ id });

/** Invoices as structured data after PINT AE (rules/einvoices). */
export const einvoices = {
  ofHouse: route({
    method: 'GET',
    path: '/api/billing/invoices/{id}.xml',
    access: 'user',
    summary: 'An invoice or credit note of the house as e-invoice (UBL 2.1, PINT AE), for who may list it.',
    params,
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 60 },
    refuses: ['einvoice.incomplete', 'invoice.not_found'],
  }),
  ofDeal: route({
    method: 'GET',
    path: '/api/deals/{id}/invoice.xml',
    access: 'user',
    summary:
      "The creator's invoice to the brand for a completed deal as e-invoice (UBL 2.1, PINT AE), for its two sides.",
    params,
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 60 },
    refuses: ['deal.not_found', 'einvoice.incomplete', 'invoice.not_found'],
  }),
  ofDealById: route({
    method: 'GET',
    path: '/api/deals/{id}/invoices/{invoiceId}.xml',
    access: 'user',
    summary:
      "One of the creator's invoices to the brand for a deal as e-invoice (UBL 2.1, PINT AE), for its price or for a renewal, for its two sides.",
    params: z.object({ id, invoiceId: id }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 60 },
    refuses: ['deal.not_found', 'einvoice.incomplete', 'invoice.not_found'],
  }),
};
