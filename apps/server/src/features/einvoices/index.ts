/** Invoices as structured data, after PINT AE, and their way to the issuer's service provider. */
import type { Feature } from '../../platform/feature.ts';
import { collectIssuedTimer } from './collect-issued.ts';
import { handOverJob, tryHandover } from './hand-over.ts';
import { ownData } from './own-data.ts';
import { einvoicesRoutes } from './routes.ts';

export const einvoices: Feature = {
  noun: 'einvoices',
  floor: 150,
  owns: ['einvoiceProviders', 'einvoiceHandovers', 'einvoiceTries'],
  locks: { einvoiceProviders: 86, einvoiceHandovers: 87 },
  ownData,
  constraintRefusals: {
    einvoice_providers_creator_id_users_id_fk: 'auth.session_expired',
    einvoice_handovers_creator_id_users_id_fk: 'invoice.not_found',
    einvoice_tries_handover_id_einvoice_handovers_id_fk: 'einvoice.not_handed_over',
  },
  routes: einvoicesRoutes,
  jobs: (deps) => deps.jobs.handle(handOverJob, (handover) => tryHandover(deps, handover)),
  timers: (deps) => [collectIssuedTimer(deps)],
};
