/** Apart from its button, so that the routes of the contract come when somebody presses it. */
import { api, requestPath } from '@briefcast/contract';
import { download } from '../../lib/download.ts';

export interface EinvoiceSource {
  /** An invoice of the house, or that of a deal. */
  of: 'ofHouse' | 'ofDeal';
  /** The invoice's, or the deal's. */
  id: string;
  /** The number of the invoice or the title of the deal; its file has it as name. */
  name: string;
}

/** Saves an e-invoice. Throws the server's refusal. */
export const saveEinvoice = ({ of, id, name }: EinvoiceSource): Promise<void> =>
  download(requestPath(api.einvoices[of], { params: { id } }), `${name}.xml`);
