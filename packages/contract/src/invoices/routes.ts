import { SignedQuery } from '../files/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { InvoiceLanguage, InvoicePage, InvoicesQuery } from './schemas.ts';

/** The house's invoices to a brand or a creator (rules/invoices). */
export const invoices = {
  list: route({
    method: 'GET',
    path: '/api/billing/invoices',
    access: 'user',
    summary:
      "Invoices and credit notes to one's organisation, for its owners, or to a creator; newest first.",
    query: InvoicesQuery,
    reply: InvoicePage,
    limit: { perMinute: 300 },
  }),
  pdf: route({
    method: 'GET',
    path: '/api/billing/invoices/{id}.pdf',
    access: 'public',
    summary: 'An invoice or credit note as PDF: by a signed address, or as one of those who may list it.',
    params: z.object({ id }),
    query: SignedQuery.omit({ variant: true }).partial().extend({ lang: InvoiceLanguage.optional() }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 30 },
    refuses: ['auth.required', 'file.link_expired', 'invoice.not_found', 'team.role_too_small'],
  }),
};
