/** Apart from its button, so that the routes of the contract come when somebody presses it. */
import { api, requestPath } from '@briefcast/contract';
import { download } from '../../lib/download.ts';

/**
 * Invoice of the house by its id, invoice of a deal's completion by the deal's id, or any invoice of a deal by
 * both.
 */
export type EinvoiceSource = {
  /** The number of the invoice or the title of the deal; its file has it as name. */
  name: string;
} & ({ of: 'ofHouse' | 'ofDeal'; id: string } | { of: 'ofDealById'; id: string; invoiceId: string });

const pathOf = (source: EinvoiceSource): string =>
  source.of === 'ofDealById'
    ? requestPath(api.einvoices.ofDealById, { params: { id: source.id, invoiceId: source.invoiceId } })
    : requestPath(api.einvoices[source.of], { params: { id: source.id } });

/** Saves an e-invoice. Throws the server's refusal. */
export const saveEinvoice = (source: EinvoiceSource): Promise<void> =>
  download(pathOf(source), `${source.name}.xml`);
