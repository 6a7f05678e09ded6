/** Invoices and credit notes of the house, and the invoices of creators to brands. */
import type { Feature } from '../../platform/feature.ts';
import { invoicesRoutes } from './routes.ts';

export const invoices: Feature = {
  noun: 'invoices',
  owns: ['invoices', 'dealInvoices'],
  constraintRefusals: {
    deal_invoices_creator_id_users_id_fk: 'deal.not_found',
  },
  routes: invoicesRoutes,
};
