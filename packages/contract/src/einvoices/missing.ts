/** Details to be stated before an invoice can be sent as an e-invoice (rules/einvoices#missing). */
import type { FindingCode, FindingOf } from '../findings.ts';
import { countryCodes } from './countries.ts';
import { type Einvoice, type EinvoiceParty, taxationOf } from './einvoice.ts';
import { emirates, homeCountry } from './schemas.ts';

type EinvoiceFindingCode = Extract<FindingCode, `einvoice.${string}`>;
/** Its path begins with the side that can mend it, `seller` or `buyer`. */
export type EinvoiceFinding = FindingOf<EinvoiceFindingCode>;
type Missing = Partial<Record<EinvoiceFindingCode, boolean>>;

/** Fifteen digits, of which the first ten are the address in the network. */
const isTaxNumber = (text: string) => /^1\d{12}03$/u.test(text);
const isTin = (text: string) => /^1\d{9}$/u.test(text);
const isCountry = (code: string) => countryCodes.includes(code);
const isAtHome = ({ details }: EinvoiceParty) => details.country === homeCountry;

function isRegistered({ details }: EinvoiceParty): boolean {
  const { registrationKind: kind, registrationNumber: number, registrationIssuer: issuer } = details;
  if (kind === '' || number === '') return false;
  if (kind === 'TL') return issuer !== '';
  return kind !== 'PAS' || isCountry(issuer);
}

function missingOfAddress(party: EinvoiceParty): Missing {
  const { street, city, region, country } = party.details;
  return {
    'einvoice.name': party.name === '',
    'einvoice.street': street === '',
    'einvoice.city': city === '',
    'einvoice.region': isAtHome(party) ? !emirates.some((code) => code === region) : region === '',
    'einvoice.country': !isCountry(country),
  };
}

/** The seller is of the Emirates: other countries have e-invoices of their own. */
function missingOfSeller(einvoice: Einvoice): Missing {
  const { seller, buyer, payment } = einvoice;
  const { taxNumber, details } = seller;
  return {
    ...missingOfAddress(seller),
    'einvoice.seller_abroad': isCountry(details.country) && !isAtHome(seller),
    'einvoice.tax_number': taxNumber !== '' && !isTaxNumber(taxNumber),
    'einvoice.tin': taxNumber === '' && !isTin(details.tin),
    'einvoice.registration': !isRegistered(seller),
    'einvoice.account': payment.way === 'TRANSFER' && payment.account === '',
    // The country of the buyer may be what decides on the tax.
    'einvoice.rate': isCountry(buyer.details.country) && taxationOf(einvoice) === null,
  };
}

/** Whether the buyer is known to the tax authority by nothing but the registration. */
function needsRegistration(einvoice: Einvoice): boolean {
  const { taxNumber, details } = einvoice.buyer;
  const taxation = taxationOf(einvoice);
  return taxation === 'OUT_OF_SCOPE' || (taxation !== 'EXPORT' && taxNumber === '' && details.tin === '');
}

function missingOfBuyer(einvoice: Einvoice): Missing {
  const { buyer } = einvoice;
  const { taxNumber, hasNoTaxNumber, details } = buyer;
  const isStated = details.registrationKind !== '' || details.registrationNumber !== '';
  return {
    ...missingOfAddress(buyer),
    'einvoice.tax_number': isAtHome(buyer) && (taxNumber === '' ? !hasNoTaxNumber : !isTaxNumber(taxNumber)),
    'einvoice.tin': details.tin !== '' && !isTin(details.tin),
    'einvoice.registration': (isStated || needsRegistration(einvoice)) && !isRegistered(buyer),
  };
}

const findingsOf = (side: 'seller' | 'buyer', missing: Missing): EinvoiceFinding[] =>
  (Object.keys(missing) as EinvoiceFindingCode[])
    .filter((code) => missing[code])
    .map((code) => ({ path: [side], code }));

/** Everything that is missing or cannot be so; empty where the invoice can be sent. */
export const missingForEinvoice = (einvoice: Einvoice): EinvoiceFinding[] => [
  ...findingsOf('seller', missingOfSeller(einvoice)),
  ...findingsOf('buyer', missingOfBuyer(einvoice)),
];
