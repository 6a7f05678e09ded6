/** Details of the buyer that an invoice needs before it is issued (rules/invoices#stated). */
import type { EinvoiceDetails } from '../einvoices/schemas.ts';
import type { FindingCode, FindingOf } from '../findings.ts';

/** An address as it was written, or by its parts. */
export interface InvoiceAddress {
  address: string;
  einvoice?: Pick<EinvoiceDetails, 'street' | 'city'> | undefined;
}

/** Whether there is an address to print. */
export const isAddressStated = ({ address, einvoice }: InvoiceAddress): boolean =>
  address.trim() !== '' || (einvoice !== undefined && einvoice.street !== '' && einvoice.city !== '');

interface StatedBuyer extends InvoiceAddress {
  company: string;
  taxNumber: string;
  hasNoTaxNumber?: boolean | undefined;
}

/** Its path is the value's name in the details. */
export type BuyerFinding = FindingOf<Extract<FindingCode, `buyer.${string}`>>;

/** Everything that is missing of the buyer; empty where an invoice can be issued to them. */
export function missingOfBuyerDetails(details: StatedBuyer): BuyerFinding[] {
  const { company, taxNumber, hasNoTaxNumber = false } = details;
  const rows: [boolean, BuyerFinding][] = [
    [company.trim() === '', { path: ['company'], code: 'buyer.no_name' }],
    [!isAddressStated(details), { path: ['address'], code: 'buyer.no_address' }],
    [taxNumber === '' && !hasNoTaxNumber, { path: ['taxNumber'], code: 'buyer.no_tax_number' }],
  ];
  return rows.filter(([isMissing]) => isMissing).map(([, finding]) => finding);
}
