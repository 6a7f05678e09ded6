import { describe, expect, test } from 'vitest';
import { type Einvoice, type EinvoiceParty, taxationOf } from './einvoice.ts';
import { missingForEinvoice } from './missing.ts';
import type { EinvoiceDetails } from './schemas.ts';
import { noEinvoiceDetails } from './schemas.ts';

const details: EinvoiceDetails = {
  street: 'Office 402',
  city: 'Dubai',
  region: 'DXB',
  country: 'AE',
  registrationKind: 'TL',
  registrationNumber: 'CN-1',
  registrationIssuer: 'DDA',
  tin: '',
};
const party = (
  changes: Partial<EinvoiceParty> = {},
  changed: Partial<EinvoiceDetails> = {},
): EinvoiceParty => ({
  name: 'Oasis',
  taxNumber: '100999888700003',
  hasNoTaxNumber: false,
  ...changes,
  details: { ...details, ...changed },
});
const unregistered = (changed: Partial<EinvoiceDetails> = {}) =>
  party({ taxNumber: '', hasNoTaxNumber: true }, changed);
const abroad = (changed: Partial<EinvoiceDetails> = {}) =>
  party({ taxNumber: '' }, { country: 'AU', region: 'WA', ...changed });

function einvoice(
  seller = party(),
  buyer = party(),
  rate = 500,
  payment: Einvoice['payment'] = { way: 'CARD' },
): Einvoice {
  const tax = rate / 100;
  return {
    id: '',
    kind: 'INVOICE',
    number: '',
    issuedAt: '',
    suppliedAt: '',
    dueAt: null,
    currency: 'AED',
    seller,
    buyer,
    lines: [{ text: 'Pack', quantity: 1, unit: 100, net: 100, taxBasisPoints: rate, tax }],
    payment,
    corrects: null,
  };
}
const missing = (of: Einvoice) => missingForEinvoice(of).map(({ path, code }) => `${path.join('.')} ${code}`);

test.each([
  ['a tax invoice', einvoice(), 'STANDARD'],
  ['an export', einvoice(party(), abroad(), 0), 'EXPORT'],
  ['tax that was charged abroad', einvoice(party(), abroad()), 'STANDARD'],
  ['without a tax number', einvoice(unregistered({ tin: '1009998887' }), party(), 0), 'OUT_OF_SCOPE'],
  ['tax without a tax number', einvoice(unregistered(), party(), 500), null],
  ['no tax at home', einvoice(party(), party(), 0), null],
  ['another rate', einvoice(party(), party(), 400), null],
] as const)('%s', (_, of, taxation) => {
  expect(taxationOf(of)).toBe(taxation);
});

describe('nothing is missing', () => {
  test.each([
    ['between two who are registered', einvoice()],
    ['to a buyer without tax number', einvoice(party(), unregistered())],
    [
      'to a buyer abroad without registration',
      einvoice(party(), abroad({ registrationKind: '', registrationNumber: '' }), 0),
    ],
    ['by transfer', einvoice(party(), party(), 500, { way: 'TRANSFER', account: 'AE07' })],
    [
      'of a seller with a passport',
      einvoice(party({}, { registrationKind: 'PAS', registrationIssuer: 'IN' })),
    ],
    [
      'of a seller with an Emirates ID',
      einvoice(party({}, { registrationKind: 'EID', registrationIssuer: '' })),
    ],
  ])('%s', (_, of) => {
    expect(missing(of)).toEqual([]);
  });
});

describe('what is missing is said, with whose it is', () => {
  test.each([
    [
      'an address',
      einvoice(party({}, { street: '', city: '', region: '' })),
      ['seller einvoice.street', 'seller einvoice.city', 'seller einvoice.region'],
    ],
    ['an emirate by its name', einvoice(party({}, { region: 'Dubai' })), ['seller einvoice.region']],
    ['no country', einvoice(party(), party({}, { country: 'XX' })), ['buyer einvoice.country']],
    ['a seller abroad', einvoice(party({}, { country: 'AU' })), ['seller einvoice.seller_abroad']],
    [
      'tax numbers that cannot be',
      einvoice(party({ taxNumber: '123' }), party({ taxNumber: '200999888700003' })),
      ['seller einvoice.tax_number', 'buyer einvoice.tax_number'],
    ],
    [
      'no word about a tax number',
      einvoice(party(), party({ taxNumber: '' })),
      ['buyer einvoice.tax_number'],
    ],
    ['no TIN', einvoice(unregistered(), party(), 0), ['seller einvoice.tin']],
    ['a TIN that cannot be', einvoice(party(), unregistered({ tin: '123' })), ['buyer einvoice.tin']],
    [
      'a licence without its authority',
      einvoice(party({}, { registrationIssuer: '' })),
      ['seller einvoice.registration'],
    ],
    [
      'a passport of no country',
      einvoice(party({}, { registrationKind: 'PAS' })),
      ['seller einvoice.registration'],
    ],
    [
      'a buyer who is known by nothing',
      einvoice(party(), unregistered({ registrationNumber: '' })),
      ['buyer einvoice.registration'],
    ],
    [
      'no account',
      einvoice(party(), party(), 500, { way: 'TRANSFER', account: '' }),
      ['seller einvoice.account'],
    ],
    ['a rate that none has', einvoice(party(), party(), 400), ['seller einvoice.rate']],
  ])('%s', (_, of, expected) => {
    expect(missing(of)).toEqual(expected);
  });

  test('everything, where nothing was stated', () => {
    const nobody = { name: '', taxNumber: '', hasNoTaxNumber: false, details: noEinvoiceDetails };
    expect(missing(einvoice(nobody, nobody, 0))).toEqual([
      'seller einvoice.name',
      'seller einvoice.street',
      'seller einvoice.city',
      'seller einvoice.region',
      'seller einvoice.country',
      'seller einvoice.tin',
      'seller einvoice.registration',
      'buyer einvoice.name',
      'buyer einvoice.street',
      'buyer einvoice.city',
      'buyer einvoice.region',
      'buyer einvoice.country',
      'buyer einvoice.registration',
    ]);
  });
});
