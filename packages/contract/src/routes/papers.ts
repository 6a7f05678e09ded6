import { id } from '../codecs.ts';
import { SignedQuery } from '../schemas/file.ts';
import { PaperLanguage } from '../schemas/invoice.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

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
  }),
  dealInvoice: route({
    method: 'GET',
    path: '/api/deals/{id}/invoice',
    access: 'public',
    summary:
      "The creator's invoice to the brand for a completed deal as PDF: by a signed address, or as one of its two sides.",
    params: z.object({ id }),
    query: SignedQuery.omit({ variant: true }).partial().extend({ lang: PaperLanguage.optional() }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 30 },
  }),
};
