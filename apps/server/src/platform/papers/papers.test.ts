import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invoiceOfDeal } from '@briefcast/contract/rules/invoice-of-deal';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleCertificate, sampleInvoice } from '../../testing/sample-papers.ts';
import { openProgramRunner } from '../media/run-program.ts';
import { withTemporaryFolder } from '../media/temporary-folder.ts';
import { certificateSheet } from './certificate-sheet.ts';
import { dealInvoiceSheet, invoiceSheet } from './invoice-sheet.ts';
import type { Paper } from './paper.ts';
import { printPaper } from './print-paper.ts';

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
  template: 'certificate',
  language,
  title: 'Licence certificate',
  issuedAt,
  sheet: certificateSheet({ certificate, language, addresses, stills }),
});
const invoicePaper = (language: 'en' | 'ar', sheet = invoiceSheet(sampleInvoice(), language)): Paper => ({
  template: 'invoice',
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
    // What somebody wrote stays what they wrote.
    expect(read.text.replace(/\n/g, ' ')).toContain('#read("/etc/passwd") *bold* $x$, $1,240.00');
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

  it("of a creator's to a brand is in dollars, and says who holds the money", async () => {
    const party = (name: string) => ({ name, address: 'Dubai', email: null });
    const invoice = invoiceOfDeal({
      id: '01900000-0000-7000-8000-00000a1b2c3d',
      title: 'Winter serum',
      completedAt: issuedAt,
      paymentDays: 30,
      amountCents: 124_000,
      creator: party('Layla Haddad'),
      brand: party('Oasis Skin'),
    });
    const read = await readPdf(await print(invoicePaper('en', dealInvoiceSheet(invoice, 'en'))));
    for (const said of ['28 December 2026', 'USD 1,240.00', 'holds none of its money'])
      expect(read.text).toContain(said);
  });
});
