/** E-invoices of every kind, for tests and to be checked against the published rules. */
import {
  type Currency,
  type DealInvoice,
  type Einvoice,
  einvoiceOfDeal,
  einvoiceOfHouse,
  einvoiceParty,
  type Invoice,
  type InvoiceParty,
  type RenewalOnInvoice,
} from '@briefcast/contract';
import { creditNoteOfDeal } from '@briefcast/contract/invoices/credit-note';
import { invoiceOfDeal } from '@briefcast/contract/invoices/of-deal';
import { renewalLineText } from '../features/invoices/renewal-line.ts';
import { sampleInvoice } from './sample-papers.ts';

const atHome = {
  street: 'Office 402, Building 6 & 7',
  city: 'Dubai',
  region: 'DXB',
  country: 'AE',
  registrationKind: 'TL',
  registrationNumber: 'CN-1234567',
  registrationIssuer: 'Dubai Development Authority',
  tin: '',
} as const;
const abroad = { ...atHome, street: '9 King Street', city: 'Perth', region: 'WA', country: 'AU' } as const;
const ofPerson = {
  ...atHome,
  street: 'Villa 14, Street 8B',
  registrationKind: 'EID',
  registrationNumber: '784199012345671',
  registrationIssuer: '',
} as const;

/** The house, an organisation, and the same one with neither tax number nor place in the Emirates. */
export const sampleParties = {
  house: { name: 'Briefcast FZ-LLC', address: 'Dubai', taxNumber: '100452177300003', einvoice: atHome },
  brand: { name: 'شركة الواحة <Oasis>', address: 'Dubai', taxNumber: '100999888700003', einvoice: atHome },
  brandWithoutTaxNumber: {
    name: 'Oasis Skin',
    address: 'Dubai',
    taxNumber: '',
    hasNoTaxNumber: true,
    einvoice: atHome,
  },
  brandAbroad: { name: 'Reef Pty', address: 'Perth', taxNumber: '', einvoice: abroad },
  creator: { name: 'Layla Haddad', address: '', taxNumber: '100111222300003', einvoice: ofPerson },
  creatorWithoutTaxNumber: {
    name: 'Layla Haddad',
    address: '',
    taxNumber: '',
    hasNoTaxNumber: true,
    einvoice: { ...ofPerson, tin: '1001112223' },
  },
} satisfies Record<string, InvoiceParty>;

const { house, brand, brandWithoutTaxNumber, brandAbroad, creator, creatorWithoutTaxNumber } = sampleParties;
const account = 'AE070331234567890123456';

/** E-invoice of the house's sample invoice, for one pack. */
export const sampleOfHouse = (changes: Partial<Invoice> = {}): Einvoice =>
  einvoiceOfHouse(
    sampleInvoice({ seller: house, buyer: brand, ...changes }),
    ['Pack of 30 credits'],
    account,
  );

/** A creator's invoice for a deal of 1,240 US dollars, or dirhams. */
export const sampleDealInvoice = (
  seller: Pick<InvoiceParty, 'name'>,
  buyer: Pick<InvoiceParty, 'name'>,
  currency: Currency = 'USD',
  additions: DealInvoice['lines'] = [],
): DealInvoice =>
  invoiceOfDeal({
    id: '01900000-0000-7000-8000-00000a1b2c3d',
    title: 'Winter serum <launch> & more',
    completedAt: new Date('2027-11-28T10:00:00Z'),
    paymentDays: 30,
    currency,
    amountCents: 124_000,
    additions,
    number: 'LH-2027-006',
    creator: { name: seller.name, address: null, email: null },
    brand: { name: buyer.name, address: null, email: null },
  });

/** The credit note for 740 of it. */
export const sampleDealCreditNote = (...of: Parameters<typeof sampleDealInvoice>): DealInvoice =>
  creditNoteOfDeal(sampleDealInvoice(...of), {
    number: 'LH-2028-001',
    issuedAt: new Date('2028-01-20T10:00:00Z'),
    amountCents: 74_000,
    reason: 'One of two films was <delivered> & approved.',
  });

const einvoiceBetween = (seller: InvoiceParty, buyer: InvoiceParty, invoice: DealInvoice): Einvoice =>
  einvoiceOfDeal(invoice, {
    id: '01900000-0000-7000-8000-00000a1b2c3d',
    seller: einvoiceParty(seller),
    buyer: einvoiceParty(buyer),
    payment: { way: 'TRANSFER', account },
  });

/** E-invoice of that invoice. */
export const sampleOfDeal = (
  seller: InvoiceParty,
  buyer: InvoiceParty,
  currency: Currency = 'USD',
  additions: DealInvoice['lines'] = [],
): Einvoice => einvoiceBetween(seller, buyer, sampleDealInvoice(seller, buyer, currency, additions));

/** E-invoice of that credit note. */
export const sampleOfDealCreditNote = (
  seller: InvoiceParty,
  buyer: InvoiceParty,
  currency: Currency = 'USD',
): Einvoice => einvoiceBetween(seller, buyer, sampleDealCreditNote(seller, buyer, currency));

/** E-invoice of a renewal of that deal's rights, for 300 dirhams. */
export const sampleOfRenewal = (seller: InvoiceParty, buyer: InvoiceParty): Einvoice => {
  const renewal: RenewalOnInvoice = {
    title: 'Winter serum <launch> & more',
    rights: [
      { kind: 'PAID_ADS', until: '2028-05-28T00:00:00.000Z' },
      { kind: 'BROADCAST', until: null },
    ],
  };
  const invoice = invoiceOfDeal({
    id: '01900000-0000-7000-8000-00000a1b2c3d',
    title: renewalLineText(renewal),
    renewal,
    completedAt: new Date('2027-11-28T10:00:00Z'),
    paymentDays: 30,
    currency: 'AED',
    amountCents: 30_000,
    number: 'LH-2027-007',
    creator: { name: seller.name, address: null, email: null },
    brand: { name: buyer.name, address: null, email: null },
  });
  return einvoiceOfDeal(invoice, {
    id: '01900000-0000-7000-8000-00000a1b2c3e',
    seller: einvoiceParty(seller),
    buyer: einvoiceParty(buyer),
    payment: { way: 'TRANSFER', account },
  });
};

const untaxed = (): Partial<Invoice> => {
  const { lines, netFils } = sampleInvoice();
  return {
    lines: lines.map((line) => ({ ...line, taxBasisPoints: 0, taxFils: 0, grossFils: line.netFils })),
    taxFils: 0,
    grossFils: netFils,
  };
};
const correction: Partial<Invoice> = {
  kind: 'CREDIT_NOTE',
  number: 'CN-2026-0003',
  corrects: { number: 'INV-2026-0117', issuedAt: '2026-11-20T10:00:00.000Z' },
  reason: 'Credits that were not used',
};
const unregistered = { ...house, taxNumber: '', einvoice: { ...atHome, tin: '1004521773' } };

/** By the name of its file. */
export const sampleEinvoices: Readonly<Record<string, Einvoice>> = {
  'house-tax-invoice': sampleOfHouse(),
  'house-tax-invoice-by-card': sampleOfHouse({ payment: { source: 'CARD', reference: '' } }),
  'house-to-buyer-without-tax-number': sampleOfHouse({ buyer: brandWithoutTaxNumber }),
  'house-taxed-to-buyer-abroad': sampleOfHouse({ buyer: brandAbroad }),
  'house-to-creator': sampleOfHouse({ buyer: creatorWithoutTaxNumber }),
  'house-export': sampleOfHouse({ ...untaxed(), buyer: brandAbroad }),
  'house-out-of-scope': sampleOfHouse({ ...untaxed(), seller: unregistered }),
  'house-supplied-before': sampleOfHouse({ suppliedAt: '2026-11-20T10:00:00.000Z' }),
  'house-tax-credit-note': sampleOfHouse(correction),
  'house-export-credit-note': sampleOfHouse({ ...untaxed(), ...correction, buyer: brandAbroad }),
  'house-out-of-scope-credit-note': sampleOfHouse({ ...untaxed(), ...correction, seller: unregistered }),
  'deal-tax-invoice': sampleOfDeal(creator, brand),
  'deal-out-of-scope': sampleOfDeal(creatorWithoutTaxNumber, brand),
  'deal-to-buyer-without-tax-number': sampleOfDeal(creator, brandWithoutTaxNumber),
  'deal-export': sampleOfDeal(creator, brandAbroad),
  'deal-out-of-scope-abroad': sampleOfDeal(creatorWithoutTaxNumber, brandAbroad),
  'deal-in-dirhams-tax-invoice': sampleOfDeal(creator, brand, 'AED'),
  'deal-in-dirhams-out-of-scope': sampleOfDeal(creatorWithoutTaxNumber, brand, 'AED'),
  'deal-in-dirhams-to-buyer-without-tax-number': sampleOfDeal(creator, brandWithoutTaxNumber, 'AED'),
  'deal-in-dirhams-export': sampleOfDeal(creator, brandAbroad, 'AED'),
  'deal-with-additions-tax-invoice': sampleOfDeal(creator, brand, 'USD', [
    { text: 'A vertical cut', amountCents: 12_000 },
    { text: 'A second ending & stills', amountCents: 9_999 },
  ]),
  'deal-tax-credit-note': sampleOfDealCreditNote(creator, brand),
  'deal-out-of-scope-credit-note': sampleOfDealCreditNote(creatorWithoutTaxNumber, brand),
  'deal-export-credit-note': sampleOfDealCreditNote(creator, brandAbroad),
  'deal-in-dirhams-tax-credit-note': sampleOfDealCreditNote(creator, brand, 'AED'),
  'deal-in-dirhams-out-of-scope-credit-note': sampleOfDealCreditNote(creatorWithoutTaxNumber, brand, 'AED'),
  'renewal-tax-invoice': sampleOfRenewal(creator, brand),
  'renewal-out-of-scope': sampleOfRenewal(creatorWithoutTaxNumber, brand),
  'renewal-export': sampleOfRenewal(creator, brandAbroad),
  'deal-without-account': { ...sampleOfDeal(creator, brand), payment: { way: 'NOT_TOLD' } },
};
