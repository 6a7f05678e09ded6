/** Invoices that their issuers send by mail. */
import type { Feature } from '../../platform/feature.ts';
import { mailInvoice, mailInvoiceJob } from './mail-invoice.ts';
import { ownData } from './own-data.ts';
import { invoiceMailsRoutes } from './routes.ts';

export const invoiceMails: Feature = {
  noun: 'invoice-mails',
  floor: 160,
  owns: ['invoiceMails'],
  ownData,
  constraintRefusals: { invoice_mails_creator_id_users_id_fk: 'invoice.not_found' },
  routes: invoiceMailsRoutes,
  jobs: (deps) => deps.jobs.handle(mailInvoiceJob, (mail) => mailInvoice(deps, mail)),
};
