/**
 * Invoices and credit notes of the house: issued by what is paid, kept as they were issued, listed for those they are
 * to and printed when asked for (rules/invoices).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { sendPaper } from '../../platform/papers/send-paper.ts';
import { listInvoices, printOpenedInvoice } from './read-invoices.ts';

export function invoicesRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.invoices.list, ({ actor, query }) => listInvoices(deps, actor, query));
  serve(app, deps, api.invoices.pdf, async ({ actor, params, query: { lang = 'en', ...signed }, reply }) => {
    const { number, pdf } = await printOpenedInvoice(deps, actor, { ...signed, ...params }, lang);
    return sendPaper(reply, pdf, number, lang);
  });
}
