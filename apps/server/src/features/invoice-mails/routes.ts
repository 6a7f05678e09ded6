/** A creator sends invoices by mail, to the brand's address for invoices or any other (rules/invoices#mail). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { readOwnMails } from './read-mails.ts';
import { sendOwnInvoice } from './send-mail.ts';

export function invoiceMailsRoutes(app: FastifyInstance, deps: Deps): void {
  const { invoiceMails } = api;
  serve(app, deps, invoiceMails.list, ({ actor, params }) => readOwnMails(deps.db, actor, params));
  serveCreating(app, deps, invoiceMails.send, {
    create: (txDeps, tx, { actor, params, body }) => sendOwnInvoice(txDeps, tx, actor, params, body),
  });
}
