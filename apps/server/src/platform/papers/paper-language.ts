/** Dates, money and sizes as printed documents write them, in English and Arabic, with the same digits in both. */
import type { PaperLanguage } from '@briefcast/contract';
import { marketZone } from '@briefcast/contract/kit/days';

/** Both are those of the Emirates, whose law applies to the licence. */
const locales: Record<PaperLanguage, string> = { en: 'en-GB', ar: 'ar-AE' };

/** A text whose very long words may be broken, such as file names without spaces. */
export const breakable = (text: string): string =>
  text.replace(/\S{24,}/g, (word) => word.replace(/.{8}/gu, '$&\u200b'));

/** A text that keeps its own direction inside a sentence of the other one: a name, a number, an address. */
export const isolate = (text: string): string => `\u2068${breakable(text)}\u2069`;

const date = (options: Intl.DateTimeFormatOptions) => (language: PaperLanguage, instant: string) =>
  new Intl.DateTimeFormat(`${locales[language]}-u-nu-latn`, { timeZone: marketZone(), ...options }).format(
    new Date(instant),
  );

/** `28 November 2026`, in the market's time zone. */
export const formatDay = date({ day: 'numeric', month: 'long', year: 'numeric' });

/** `9 Nov 2026, 11:02 GMT+4`, in the market's time zone. */
export const formatMoment = date({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'shortOffset',
});

/** A country by its code of two letters; what is no such code stands as it is. */
export const formatCountry = (language: PaperLanguage, code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code)
    : code;

/** `1,240.00` for 124000: hundredths of a currency, whose code or sign stands beside it. */
export const formatHundredths = (hundredths: number): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  );

/** `238.4 MB`, in the notation of the pages: a kilobyte has 1,024 bytes. */
export function formatSize(bytes: number): string {
  const units = ['KB', 'MB', 'GB'] as const;
  // 1,023.95 KB would round to 1,024, so it is shown as a megabyte.
  const isBelow = (step: number) => bytes / 1024 ** step < 1023.95;
  const step = isBelow(1) ? 0 : isBelow(2) ? 1 : 2;
  const value = bytes / 1024 ** (step + 1);
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value)} ${units[step]}`;
}
