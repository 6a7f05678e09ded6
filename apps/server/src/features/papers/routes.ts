/** Papers that prove something of a deal, printed when asked for (rules/papers). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { sendPaper } from '../../platform/papers/send-paper.ts';
import { printDealCertificate } from './print-certificate.ts';
import { printDealInvoice } from './print-deal-invoice.ts';
import { printLateLetter } from './print-late-letter.ts';

export function papersRoutes(app: FastifyInstance, deps: Deps): void {
  const { papers } = api;
  serve(
    app,
    deps,
    papers.certificate,
    async ({ actor, params, query: { lang = 'en', ...signed }, reply }) => {
      const { number, pdf } = await printDealCertificate(deps, actor, { ...signed, ...params }, lang);
      return sendPaper(reply, pdf, number, lang);
    },
  );
  serve(
    app,
    deps,
    papers.dealInvoice,
    async ({ actor, params, query: { lang = 'en', ...signed }, reply }) => {
      const { number, pdf } = await printDealInvoice(deps, actor, { ...signed, ...params }, lang);
      return sendPaper(reply, pdf, number, lang);
    },
  );
  serve(
    app,
    deps,
    papers.dealInvoiceById,
    async ({ actor, params, query: { lang = 'en', ...signed }, reply }) => {
      const { number, pdf } = await printDealInvoice(deps, actor, { ...signed, ...params }, lang);
      return sendPaper(reply, pdf, number, lang);
    },
  );
  serve(app, deps, papers.lateLetter, async ({ actor, params, query: { lang = 'en', ...signed }, reply }) => {
    const { name, pdf } = await printLateLetter(deps, actor, { ...signed, ...params }, lang);
    return sendPaper(reply, pdf, name, lang);
  });
}
