/** The formal letter on paper, in both languages. */
import type { LateLetter, PaperLanguage } from '@briefcast/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openProgramRunner } from '../../platform/media/run-program.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleParties } from '../../testing/sample-einvoices.ts';
import { type LetterSheet, letterSheet, letterTemplate } from './letter-sheet.ts';

const runner = openProgramRunner();
afterAll(() => runner.close());

const letterOf = (changes: Partial<LateLetter> = {}): LateLetter => ({
  creator: sampleParties.creatorWithoutTaxNumber,
  brand: sampleParties.brand,
  title: '#read("/etc/passwd") *bold* $x$',
  invoiceReference: 'LH-2027-006',
  currency: 'AED',
  amountCents: 882_000,
  owedCents: 582_000,
  completedAt: '2027-01-10T10:00:00.000Z',
  dueAt: '2027-02-09T00:00:00.000Z',
  payBy: '2027-02-21T00:00:00.000Z',
  daysLate: 5,
  sentAt: '2027-02-14T10:00:00.000Z',
  ...changes,
});

const print = (sheet: LetterSheet, language: PaperLanguage) =>
  withTemporaryFolder((folder) =>
    printPaper(runner.run, folder, {
      template: letterTemplate,
      language,
      title: 'Formal letter',
      issuedAt: new Date('2027-02-14T10:00:00.000Z'),
      sheet,
    }),
  );

/** Every text of a sheet, without the marks that turn the direction of writing. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : typeof value === 'string'
      ? [value.replace(/[\u2066-\u2069\u200b]/g, '')]
      : [];
const wordsOf = (sheet: LetterSheet) => textsOf(sheet).flatMap((text) => text.match(/[\w.,-]{2,}/gu) ?? []);
/** Returns each Arabic letter as often as it occurs: programs that copy text turn two letters of one glyph round. */
const arabicLettersOf = (text: string) =>
  (text.normalize('NFKC').match(/\p{Script=Arabic}/gu) ?? []).sort().join('');

describe.each(['en', 'ar'] as const)('a formal letter in %s', (language) => {
  it('has all its words on one page, with its fonts', async () => {
    const sheet = letterSheet(letterOf(), language);
    const { text, pages, fonts } = await readPdf(await print(sheet, language));
    expect(pages).toBe(1);
    const lines = text.replace(/\s+/gu, ' ');
    for (const word of wordsOf(sheet)) expect(lines).toContain(word);
    expect(arabicLettersOf(text)).toBe(arabicLettersOf(textsOf(sheet).join(' ')));
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  });

  it('says what was paid where that was a part, and nothing of it else', () => {
    expect(letterSheet(letterOf(), language).sums).toHaveLength(6);
    const whole = letterSheet(letterOf({ owedCents: 882_000 }), language);
    expect(whole.sums).toHaveLength(5);
    expect(textsOf(whole).join(' ')).toContain('AED 8,820.00');
  });
});

it('counts days as each language does', () => {
  const late = (daysLate: number, language: PaperLanguage) =>
    textsOf(letterSheet(letterOf({ daysLate }), language).paragraphs).join(' ');
  expect(late(1, 'en')).toContain('This payment is 1 day late.');
  expect(late(36, 'en')).toContain('This payment is 36 days late.');
  expect(late(5, 'ar')).toContain('5 أيام');
  expect(late(36, 'ar')).toContain('36 يوما');
});

it('has no English sentence in Arabic', () => {
  const { names: _names, ...sheet } = letterSheet(
    letterOf({
      title: 'سيروم الشتاء',
      creator: { ...sampleParties.creatorWithoutTaxNumber, name: 'ليلى حداد', address: 'دبي' },
      brand: { ...sampleParties.brand, name: 'شركة الواحة', address: 'دبي' },
    }),
    'ar',
  );
  for (const said of textsOf(sheet)) expect(said).not.toMatch(/[a-z]{2,}\s+[a-z]{2,}/iu);
});
