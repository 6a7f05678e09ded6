import { SignedQuery } from '../files/schemas.ts';
import { InvoiceLanguage, PaperLanguage } from '../invoices/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';

export const papers = {
  certificate: route({
    method: 'GET',
    path: '/api/deals/{id}/certificate',
    access: 'public',
    summary:
      "A completed deal's licence certificate as PDF, in both languages: by a signed address, or as one of its two sides.",
    params: z.object({ id }),
    query: SignedQuery.omit({ variant: true }).partial().extend({ lang: PaperLanguage.optional() }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 30 },
    refuses: ['auth.required', 'certificate.not_made', 'deal.not_found', 'file.link_expired'],
  }),
  dealInvoice: route({
    method: 'GET',
    path: '/api/deals/{id}/invoice',
    access: 'public',
    summary:
      "The creator's invoice to the brand for a completed deal as PDF: by a signed address, or as one of its two sides.",
    params: z.object({ id }),
    query: SignedQuery.omit({ variant: true }).partial().extend({ lang: InvoiceLanguage.optional() }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 30 },
    refuses: ['auth.required', 'deal.not_found', 'invoice.not_found'],
  }),
  dealInvoiceById: route({
    method: 'GET',
    path: '/api/deals/{id}/invoices/{invoiceId}.pdf',
    access: 'public',
    summary:
      "One of the creator's invoices to the brand for a deal as PDF, for its price or for a renewal: by a signed address, or as one of its two sides.",
    params: z.object({ id, invoiceId: id }),
    query: SignedQuery.omit({ variant: true }).partial().extend({ lang: InvoiceLanguage.optional() }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 30 },
    refuses: ['auth.required', 'deal.not_found', 'invoice.not_found'],
  }),
  lateLetter: route({
    method: 'GET',
    path: '/api/deals/{id}/late-letter',
    access: 'public',
    summary:
      "The creator's formal letter for a payment that is late as PDF: by a signed address, or as one of its two sides.",
    params: z.object({ id }),
    query: SignedQuery.omit({ variant: true }).partial().extend({ lang: PaperLanguage.optional() }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 30 },
    refuses: ['auth.required', 'deal.not_found', 'dispute.letter_not_found', 'file.link_expired'],
  }),
};
