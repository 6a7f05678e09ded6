/** The two sides of an invoice as it names them (rules/einvoices#parties). */
import { EinvoiceDetails, type InvoiceParty, noEinvoiceDetails } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Payee } from '../invoices/pay-part.ts';
import type { IssuedDealInvoice } from '../invoices/read-deal-invoice.ts';
import { readBrandParty, readCreatorParty } from './stated-parties.ts';

/** A party that has stated nothing. */
export const nobody: InvoiceParty = { name: '', address: '', taxNumber: '' };

/**
 * A party as it was when the invoice was issued; each value that was not stated by then is taken as it is stated now.
 * A party that had stated by then that it has no tax number has none on this invoice, whatever came later.
 */
export function completed(kept: InvoiceParty, stated: InvoiceParty): InvoiceParty {
  const keptDetails = Object.entries(kept.einvoice ?? {}).filter(([, value]) => value !== '');
  const { taxNumber, hasNoTaxNumber = false } =
    kept.taxNumber !== '' || kept.hasNoTaxNumber === true ? kept : stated;
  return {
    ...kept,
    name: kept.name || stated.name,
    address: kept.address || stated.address,
    taxNumber,
    hasNoTaxNumber,
    einvoice: EinvoiceDetails.parse({
      ...noEinvoiceDetails,
      ...stated.einvoice,
      ...Object.fromEntries(keptDetails),
    }),
  };
}

/**
 * Issuer and receiver of a creator's invoice, with the creator's account as it is now; null where it is not stated.
 */
export interface InvoiceSides {
  seller: InvoiceParty;
  buyer: InvoiceParty;
  payee: Payee | null;
}

/** The sides of a creator's invoice to a brand. */
export async function readSidesOfInvoice(
  deps: Pick<Deps, 'db' | 'keys'>,
  { invoice, creatorId, brandId }: IssuedDealInvoice,
): Promise<InvoiceSides> {
  const creator = creatorId === null ? null : await readCreatorParty(deps, deps.db, creatorId);
  const brand = brandId === null ? nobody : await readBrandParty(deps.db, brandId);
  return {
    seller: completed(invoice.from.stated ?? nobody, creator?.party ?? nobody),
    buyer: completed(invoice.to.stated ?? nobody, brand),
    payee: creator?.payee ?? null,
  };
}
