/** Invoices as structured data, after PINT AE. */
import type { Feature } from '../../platform/feature.ts';
import { einvoicesRoutes } from './routes.ts';

export const einvoices: Feature = {
  noun: 'einvoices',
  owns: [],
  routes: einvoicesRoutes,
};
