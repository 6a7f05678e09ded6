/** Invoices and credit notes of the house, and the invoices of creators to brands. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './own-data.ts';
import { invoicesRoutes } from './routes.ts';

export const invoices: Feature = {
  noun: 'invoices',
  floor: 10,
  owns: ['invoices', 'dealInvoices', 'dealInvoiceLooks'],
  ownData,
  constraintRefusals: {
    deal_invoices_creator_id_users_id_fk: 'deal.not_found',
    deal_invoice_looks_deal_id_deals_id_fk: 'deal.not_found',
  },
  routes: invoicesRoutes,
};
