import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Invoice, InvoiceParty, Licence, PaperLanguage, RenewalOnInvoice } from '@briefcast/contract';
import { invoiceOfDeal } from '@briefcast/contract/invoices/of-deal';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, describe, expect, it, test } from 'vitest';
import { openProgramRunner } from '../../platform/media/run-program.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import type { Paper } from '../../platform/papers/paper.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleParties } from '../../testing/sample-einvoices.ts';
import { sampleCertificate, sampleInvoice } from '../../testing/sample-papers.ts';
import { dealInvoiceSheet } from '../invoices/deal-invoice-sheet.ts';
import { invoiceSheet } from '../invoices/invoice-sheet.ts';
import { invoiceTemplate, invoicePaper as paperOfInvoice } from '../invoices/print-invoice.ts';
import { renewalLineText } from '../invoices/renewal-line.ts';
import type { InvoiceSheet } from '../invoices/sheet-parts.ts';
import { nobody } from '../payouts/parties-of-invoice.ts';
import { certificateSheet, certificateTemplate } from '../proof/certificate-sheet.ts';

const runner = openProgramRunner();
afterAll(() => runner.close());

const print = (paper: Paper, still?: Buffer) =>
  withTemporaryFolder(async (folder) => {
    if (still) await writeFile(join(folder, 'still-1'), still);
    return printPaper(runner.run, folder, paper, still ? ['still-1'] : []);
  });

const ofThis = 'https://briefcast.example/verify/7KQ4-M2XD-91PA';
const addresses = { ofThis, ofAny: 'https://briefcast.example/verify' };
const issuedAt = new Date('2026-11-28T10:00:00.000Z');

const certificatePaper = (
  language: 'en' | 'ar',
  certificate = sampleCertificate(),
  stills = new Map<string, string>(),
): Paper => ({
  template: certificateTemplate,
  language,
  title: 'Licence certificate',
  issuedAt,
  sheet: certificateSheet({ certificate, language, addresses, stills }),
});
const invoicePaper = (language: 'en' | 'ar', sheet = invoiceSheet(sampleInvoice(), language)): Paper => ({
  template: invoiceTemplate,
  language,
  title: 'Tax Invoice',
  issuedAt,
  sheet,
});

describe('a certificate', () => {
  it('is one page that can be read, copied and checked', async () => {
    const still = await sharp({ create: { width: 9, height: 16, channels: 3, background: '#fe94bd' } })
      .webp()
      .toBuffer();
    const [first] = sampleCertificate().files;
    const stills = new Map([[first?.id ?? '', 'still-1']]);
    const read = await readPdf(await print(certificatePaper('en', undefined, stills), still));
    expect(read.pages).toBe(1);
    for (const said of [
      'BC-2026-1128-7KQ4, issued 28 November 2026',
      'Exclusive, worldwide, royalty-free',
      'From 28 November 2026, no end date',
      'Terms of use of 1 January 2026',
      '01234567 89abcdef 01234567 89abcdef',
      'SHA-256 not recorded',
      'Version 2, 0:24, 1080 × 1920, 227.4 MB',
      'Agreed 9 Nov 2026, 11:02 GMT+4',
      'Name removed',
    ])
      expect(read.text).toContain(said);
    // People's own words are printed as written.
    expect(read.text.replace(/\n/g, ' ')).toContain('#read("/etc/passwd") *bold* $x$, USD 1,240.00');
    expect(read.fonts.length).toBeGreaterThan(3);
    expect(read.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    expect(decodeQr(await read.picture(1))).toBe(ofThis);
  });

  it('says the same in Arabic, joined and with its numbers in order', async () => {
    const { text, pages } = await readPdf(await print(certificatePaper('ar')));
    expect(pages).toBe(1);
    for (const word of [
      'المرخص',
      'النطاق',
      'حصري',
      'الملفات',
      'موقعة',
      'السجل',
      'BC-2026-1128-7KQ4',
      '227.4 MB',
      '11:02',
    ])
      expect(text).toContain(word);
  });

  it('names each use with its last day, where the brief named them', async () => {
    const licence: Licence = {
      ...sampleCertificate().licence,
      isExclusive: false,
      territory: 'GCC',
      uses: [
        { place: 'OWN_ACCOUNTS', until: '2027-05-28T00:00:00.000Z' },
        { place: 'SITE_AND_SHOP', until: '2027-05-28T00:00:00.000Z' },
        { place: 'PAID_ADS', until: '2027-02-28T00:00:00.000Z' },
        { place: 'BOOSTED_POST', until: '2027-02-28T00:00:00.000Z' },
        { place: 'BROADCAST', until: null },
      ],
      hasRawFootage: false,
    };
    const read = await readPdf(await print(certificatePaper('en', sampleCertificate({ licence }))));
    const text = read.text.replace(/\s+/g, ' ');
    for (const said of [
      'Not exclusive, GCC, royalty-free',
      'Paid advertisements from accounts of the licensee, until 28 February 2027',
      'Television, cinema and outdoor, no end date',
      'Raw footage not included',
    ])
      expect(text).toContain(said);
    const arabic = await readPdf(await print(certificatePaper('ar', sampleCertificate({ licence }))));
    for (const word of ['حسابات', 'مدفوعة', 'التلفزيون', 'اللقطات']) expect(arabic.text).toContain(word);
  });

  it('of a deal in dirhams names them, in both languages', async () => {
    const certificate = sampleCertificate();
    if (certificate.deal.value === null) throw new Error('The sample has a deal');
    const inDirhams = {
      ...certificate,
      deal: { ...certificate.deal, value: { ...certificate.deal.value, currency: 'AED' as const } },
    };
    for (const language of ['en', 'ar'] as const) {
      const { text } = await readPdf(await print(certificatePaper(language, inDirhams)));
      expect(text.replace(/\s+/g, ' ')).toContain('AED 1,240.00');
      expect(text).not.toContain('USD');
    }
  });

  it('has the same bytes each time, and others when a digit differs', async () => {
    const sum = async (paper: Paper) =>
      createHash('sha256')
        .update(await print(paper))
        .digest('hex');
    const [one, again, other] = await Promise.all([
      sum(certificatePaper('en')),
      sum(certificatePaper('en')),
      sum(certificatePaper('en', sampleCertificate({ number: 'BC-2026-1128-7KQ5' }))),
    ]);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('goes on over further pages, also with letters that no font here has', async () => {
    const [file] = sampleCertificate().files;
    const files = Array.from({ length: 40 }, (_, index) => ({
      ...(file ?? expect.fail()),
      name: `${index} 夏の終わり ${'long '.repeat(20)}.mp4`,
    }));
    const read = await readPdf(await print(certificatePaper('en', sampleCertificate({ files }))));
    expect(read.pages).toBeGreaterThan(2);
    expect(read.text).toContain('7KQ4-M2XD-91PA');
  });

  it('that is too large is not begun', async () => {
    const files = sampleCertificate().files.map((file) => ({ ...file, name: 'a'.repeat(1024 * 1024) }));
    await expect(print(certificatePaper('en', sampleCertificate({ files })))).rejects.toThrow('too large');
  });
});

describe('an invoice', () => {
  it('has what the law of the Emirates asks for', async () => {
    const read = await readPdf(await print(invoicePaper('en')));
    for (const said of [
      'Tax Invoice',
      'INV-2026-0117',
      '28 November 2026',
      'Briefcast FZ-LLC',
      'Tax number (TRN) 100452177300003',
      'Tax number (TRN) 100999888700003',
      'Pack of 30 credits',
      '5%',
      '57.00',
      'AED 1,197.00',
    ])
      expect(read.text).toContain(said);
  });

  it('is the same in Arabic, with percent signs and tax numbers the right way round', async () => {
    const { text } = await readPdf(await print(invoicePaper('ar')));
    for (const said of ['100452177300003', '5%', 'AED 1,197.00', 'PF-2026-0031'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/(?<!\d)%5/);
  });

  it('is called so by nobody without a tax number, and a credit note by its own name', () => {
    const seller = { ...sampleInvoice().seller, taxNumber: '' };
    expect(invoiceSheet(sampleInvoice({ seller }), 'en').names.en).toBe('Invoice');
    const corrects = { number: 'INV-2026-0117', issuedAt: issuedAt.toISOString() };
    const note = invoiceSheet(sampleInvoice({ kind: 'CREDIT_NOTE', corrects }), 'en');
    expect(note.names.en).toBe('Tax Credit Note');
    expect(note.facts.at(-1)?.value.replace(/[\u2066-\u2069]/g, '')).toBe(
      'INV-2026-0117 of 28 November 2026',
    );
  });

  it("of a creator's to a brand is in dollars, says who has stated nothing, and who holds the money", async () => {
    const paper = invoicePaper('en', dealInvoiceSheet(dealInvoice(nobody, nobody), 'en'));
    const read = await readPdf(await print(paper));
    for (const said of [
      'Layla Haddad\nJumeirah\nTax number (TRN) not stated',
      '28 December 2026',
      'USD 1,240.00',
      'holds none of its money',
    ])
      expect(read.text).toContain(said);
  });

  it('of a creator names both sides as they stated themselves', async () => {
    const seller = { ...sampleParties.creatorWithoutTaxNumber, address: '' };
    const sheet = dealInvoiceSheet(dealInvoice(seller, sampleParties.brand), 'en');
    const read = await readPdf(await print(invoicePaper('en', sheet)));
    for (const said of [
      'Villa 14, Street 8B\nDubai, United Arab Emirates\nNot registered for VAT',
      'Tax number (TRN) 100999888700003',
    ])
      expect(read.text).toContain(said);
    // Details that only an e-invoice needs are not printed on paper.
    expect(read.text).not.toContain(seller.einvoice.registrationNumber);
  });

  it('of a creator who is registered for tax is a tax invoice, with the tax in the price', async () => {
    const sheet = dealInvoiceSheet(dealInvoice(sampleParties.creator, sampleParties.brand), 'en');
    const read = await readPdf(await print(invoicePaper('en', sheet)));
    for (const said of [
      'Tax Invoice',
      'Tax number (TRN) 100111222300003',
      'USD 1,180.95',
      'USD 59.05',
      'USD 1,240.00',
      'VAT AED 216.86, total AED 4,553.90, at 3.6725 dirhams to the US dollar',
    ])
      expect(read.text).toContain(said);
    const abroad = dealInvoiceSheet(dealInvoice(sampleParties.creator, sampleParties.brandAbroad), 'en');
    expect(abroad.names.en).toBe('Tax Invoice');
    expect(abroad.totals.at(-1)?.value).toContain('USD 1,240.00');
  });
});

describe('where it is paid', () => {
  const account = 'AE070331234567890123456';
  const payee = { holder: 'Layla Haddad', bank: 'Marsa Bank', account };
  const sheetFor = (own: typeof payee | null) => (language: PaperLanguage) =>
    dealInvoiceSheet({ ...dealInvoice(nobody, nobody), payee: own }, language);
  const papersOf = (own: typeof payee | null, language: 'en' | 'ar' | 'both') =>
    print(paperOfInvoice({ number: 'LH-2027-006', issuedAt, sheetIn: sheetFor(own) }, language));

  it.each(['en', 'ar', 'both'] as const)(
    'stands on the own copy with a code that says so (%s)',
    async (language) => {
      const read = await readPdf(await papersOf(payee, language));
      expect(read.pages).toBe(1);
      expect(read.text).toContain('AE07 0331 2345 6789 0123 456');
      const [holder, amount] = ['Layla Haddad', 'USD 1240.00'];
      const { reference } = dealInvoice(nobody, nobody).invoice;
      expect(decodeQr(await read.picture(1))).toBe([account, holder, amount, reference].join('\n'));
    },
  );

  it('is not told on the copy of the brand, which says where it is found', async () => {
    const read = await readPdf(await papersOf(null, 'both'));
    expect(read.text).not.toContain('AE07');
    expect(read.text).toContain('Find the account with this payment on Briefcast.');
  });

  it('is told once in each language on one paper', async () => {
    const { text, title } = await readPdf(await papersOf(payee, 'both'));
    expect(title).toBe('Invoice LH-2027-006');
    for (const said of ['Pay to', 'المرجع', '28 November 2026', 'الوصف', 'no common code'])
      expect(text).toContain(said);
    expect(text.match(/USD 1,240\.00/gu)).toHaveLength(1);
  });
});

test("a renewal's invoice names each right with its new last day", async () => {
  const sheet = dealInvoiceSheet(
    renewalInvoice(sampleParties.creatorWithoutTaxNumber, sampleParties.brand),
    'en',
  );
  const { text } = await readPdf(await print(invoicePaper('en', sheet)));
  for (const said of [
    'Paid advertisements until 28 May 2027\nUse on own accounts, website and shop without end',
    'AED 300.00',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('With the licence');
});

/** Invoice of 1,240 dollars between these two. */
const dealInvoice = (seller: InvoiceParty, buyer: InvoiceParty) => ({
  seller,
  buyer,
  invoice: invoiceOfDeal({
    id: '01900000-0000-7000-8000-00000a1b2c3d',
    title: 'سيروم الشتاء',
    completedAt: issuedAt,
    paymentDays: 30,
    currency: 'USD',
    amountCents: 124_000,
    number: 'LH-2027-006',
    creator: { name: 'Layla Haddad', address: 'Jumeirah', email: null },
    brand: { name: 'Oasis Skin', address: null, email: null },
  }),
});

const renewal: RenewalOnInvoice = {
  title: 'سيروم الشتاء',
  rights: [
    { kind: 'PAID_ADS', until: '2027-05-28T00:00:00.000Z' },
    { kind: 'UNPAID_USE', until: null },
  ],
};
/** Invoice of 300 dirhams for a renewal between these two. */
const renewalInvoice = (seller: InvoiceParty, buyer: InvoiceParty) => ({
  seller,
  buyer,
  invoice: invoiceOfDeal({
    id: '01900000-0000-7000-8000-00000a1b2c3d',
    title: renewalLineText(renewal),
    renewal,
    completedAt: issuedAt,
    paymentDays: 30,
    currency: 'AED',
    amountCents: 30_000,
    number: 'LH-2027-007',
    creator: { name: 'Layla Haddad', address: 'Jumeirah', email: null },
    brand: { name: 'Oasis Skin', address: null, email: null },
  }),
});

const inArabic = (party: InvoiceParty): InvoiceParty => ({
  ...party,
  name: 'شركة الواحة',
  address: 'مبنى 6\nدبي',
});
const { house, brand, creator, creatorWithoutTaxNumber } = sampleParties;
const corrects = { number: 'INV-2026-0117', issuedAt: issuedAt.toISOString() };
const ofHouse = (changes: Partial<Invoice> = {}) =>
  sampleInvoice({ seller: inArabic(house), buyer: inArabic(brand), ...changes });
const ofDeal = (seller: InvoiceParty) => dealInvoice(inArabic(seller), inArabic(brand));

describe.each<[string, (language: PaperLanguage) => InvoiceSheet]>([
  ['an invoice', (language) => invoiceSheet(ofHouse(), language)],
  ['a credit note', (language) => invoiceSheet(ofHouse({ kind: 'CREDIT_NOTE', corrects }), language)],
  ["a creator's invoice", (language) => dealInvoiceSheet(ofDeal(creatorWithoutTaxNumber), language)],
  ["a creator's tax invoice", (language) => dealInvoiceSheet(ofDeal(creator), language)],
  [
    "a renewal's tax invoice",
    (language) => dealInvoiceSheet(renewalInvoice(inArabic(creator), inArabic(brand)), language),
  ],
])('%s', (_, sheetIn) => {
  it.each(['en', 'ar'] as const)('has all its words on paper in %s', async (language) => {
    const sheet = sheetIn(language);
    const { text } = await readPdf(await print(invoicePaper(language, sheet)));
    for (const word of latinWordsOf(sheet)) expect(text).toContain(word);
    expect(arabicLettersOf(text)).toBe(arabicLettersOf(textsOf(sheet).join(' ')));
  });

  it('has no English sentence in Arabic', () => {
    const { names: _names, ...sheet } = sheetIn('ar');
    for (const said of textsOf(sheet)) expect(said).not.toMatch(/[a-z]{2,}\s+[a-z]{2,}/iu);
  });
});

/** Every text of a sheet. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : typeof value === 'string'
      ? [value.replace(/[\u2066-\u2069\u200b]/g, '')]
      : [];

/** Every word and number of a sheet that is not Arabic, without the marks around it. */
const latinWordsOf = (sheet: object) =>
  textsOf(sheet).flatMap((text) => text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d.,-]*/gu) ?? []);

/** Returns each Arabic letter as often as it occurs: programs that copy text turn two letters of one glyph round. */
const arabicLettersOf = (text: string) =>
  (text.normalize('NFKC').match(/\p{Script=Arabic}/gu) ?? []).sort().join('');
