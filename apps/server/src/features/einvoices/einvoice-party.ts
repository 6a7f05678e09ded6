/** Seller and buyer in the XML of an e-invoice (rules/einvoices#parties). */
import { type EinvoiceParty, homeCountry, type Taxation } from '@briefcast/contract';
import { group, leaf } from './xml.ts';

/** The scheme of the Emirates: the ten digits by which the tax authority knows somebody. */
const scheme = '0235';

/** Addresses that PINT AE fixes for buyers who are in no network of the Emirates. */
const unreachable = { export: '9900000099', other: '9900000098' } as const;

/** Returns the address in the network: the beginning of the tax number, or the number in its place. */
function endpointOf({ taxNumber, details }: EinvoiceParty): string {
  if (taxNumber !== '' && details.country === homeCountry) return taxNumber.slice(0, 10);
  return details.tin;
}

function registrationOf({ details }: EinvoiceParty): string {
  const { registrationKind: kind, registrationNumber: number, registrationIssuer: issuer } = details;
  const named = kind === 'TL' || kind === 'PAS' ? { schemeAgencyName: issuer } : {};
  return leaf('cbc:CompanyID', number, { schemeAgencyID: kind, ...named });
}

const addressOf = (element: string, { street, city, region, country }: EinvoiceParty['details']) =>
  group(element, [
    leaf('cbc:StreetName', street),
    leaf('cbc:CityName', city),
    leaf('cbc:CountrySubentity', region),
    group('cac:Country', [leaf('cbc:IdentificationCode', country)]),
  ]);

/** `identifier` names a buyer who has no number of the tax authority. */
function partyOf(party: EinvoiceParty, endpoint: string, identifier = ''): string {
  const { name, taxNumber, details } = party;
  return group('cac:Party', [
    leaf('cbc:EndpointID', endpoint, { schemeID: scheme }),
    identifier === '' ? '' : group('cac:PartyIdentification', [leaf('cbc:ID', identifier)]),
    group('cac:PartyName', [leaf('cbc:Name', name)]),
    addressOf('cac:PostalAddress', details),
    taxNumber === ''
      ? ''
      : group('cac:PartyTaxScheme', [
          leaf('cbc:CompanyID', taxNumber),
          group('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]),
        ]),
    group('cac:PartyLegalEntity', [leaf('cbc:RegistrationName', name), registrationOf(party)]),
  ]);
}

/** Issuer of the invoice. */
export const sellerXml = (seller: EinvoiceParty): string =>
  group('cac:AccountingSupplierParty', [partyOf(seller, endpointOf(seller))]);

/** Receiver of the invoice; an export is delivered where the buyer is. */
export function buyerXml(buyer: EinvoiceParty, taxation: Taxation): string {
  const isExport = taxation === 'EXPORT';
  const own = endpointOf(buyer);
  const endpoint = own === '' ? unreachable[isExport ? 'export' : 'other'] : own;
  const identifier = own === '' && !isExport ? buyer.details.registrationNumber : '';
  const customer = group('cac:AccountingCustomerParty', [partyOf(buyer, endpoint, identifier)]);
  if (!isExport) return customer;
  const place = group('cac:DeliveryLocation', [addressOf('cac:Address', buyer.details)]);
  return customer + group('cac:Delivery', [place]);
}
