import { describe, expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';
import {
  currencySign,
  formatCount,
  formatDeadlineDay,
  formatExactMoney,
  formatList,
  formatLongDate,
  formatMoney,
  formatPercent,
  formatSeries,
  formatSums,
} from './format.ts';
import { isolated } from './isolated.ts';
import { formatDaysAhead, formatWait } from './lapses.ts';
import { inLocale } from './work-locale.ts';

const inArabic = <T>(work: () => T) => inLocale('ar', work);

/** With the marks of direction and the no-break spaces that are not seen. */
const seen = (text: string) => text.replaceAll(/[\u200e\u200f\u2066-\u2069]/gu, '').replaceAll('\u00a0', ' ');

describe('in Arabic', () => {
  test.each([
    [420_000, 'USD', '$4,200', '$4,200.00'],
    [420_050, 'USD', '$4,200.50', '$4,200.50'],
    [0, 'USD', '$0', '$0.00'],
    [-8000, 'USD', '-$80', '-$80.00'],
    [420_000, 'AED', '4,200 درهم', '4,200.00 درهم'],
    [-420_050, 'AED', '-4,200.50 درهم', '-4,200.50 درهم'],
  ] as const)('%d hundredths of %s are %s', (cents, currency, short, exact) => {
    expect(seen(inArabic(() => formatMoney(cents, currency)))).toBe(short);
    expect(seen(inArabic(() => formatExactMoney(cents, currency)))).toBe(exact);
  });

  test('the sign of an amount stays on its side of the number, whatever letters stand before it', () => {
    expect(inArabic(() => formatMoney(8100, 'USD'))).toBe('\u2066$81\u2069');
    expect(inArabic(() => formatMoney(-100, 'AED'))).toBe('\u2067\u2066-1\u2069\u00a0درهم\u2069');
    expect(inArabic(() => formatMoney(100, 'AED'))).toBe('\u20671\u00a0درهم\u2069');
  });

  test('a name keeps its order in Arabic, and needs no marks in English', () => {
    expect(inArabic(() => isolated('Oasis Skin'))).toBe('\u2068Oasis Skin\u2069');
    expect(inArabic(() => isolated(''))).toBe('');
    expect(isolated('ليلى')).toBe('ليلى');
  });

  test('sums, signs, shares', () => {
    expect(seen(inArabic(() => formatSums({ USD: 168_000, AED: 294_000 })))).toBe('$1,680 و2,940 درهم');
    expect(inArabic(() => ['USD', 'AED'].map((one) => currencySign(one as 'USD')))).toEqual(['$', 'درهم']);
    expect(seen(inArabic(() => formatPercent(0.4)))).toBe('40%');
  });

  test('what comes after some days comes after them, and not within them', () => {
    expect(inArabic(() => formatDaysAhead(365))).toBe('بعد 365 يومًا');
  });

  test('a list has its "and", facts beside one another have none', () => {
    expect(inArabic(() => formatList(['ريلز', 'قصص', 'صور']))).toBe('ريلز وقصص وصور');
    expect(inArabic(() => formatSeries(['4 ملفات', '2 معتمدان']))).toBe('4 ملفات، 2 معتمدان');
    expect(inArabic(() => formatSeries([]))).toBe('');
  });

  test('facts with Latin letters stay beside one another in the order of Arabic', () => {
    expect(inArabic(() => formatSeries(['day-1.mp4', 'صورة UGC', '4 ملفات']))).toBe(
      '\u2068day-1.mp4\u2069، \u2068صورة UGC\u2069، 4 ملفات',
    );
  });

  test('digits are Latin, and days have the names that the Emirates use', () => {
    expect(inArabic(() => formatCount(12_345.5))).toBe('12,345.5');
    expect(inArabic(() => formatLongDate('2026-12-04'))).toBe('4 ديسمبر 2026');
    expect(inArabic(() => formatDeadlineDay('2026-12-12T00:00:00.000Z'))).toBe('السبت، 12 ديسمبر');
    expect(inArabic(() => formatWait(150))).toBe('3 دقائق');
    expect(seen(inArabic(() => formatBytes(86.2 * 1024 * 1024)))).toBe('86.2 م.ب');
  });
});
