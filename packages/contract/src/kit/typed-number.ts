/** Numbers as people type them: in Latin, Arabic or Persian digits, and shortened as apps show them. */

const zeros = { arabic: 0x0660, persian: 0x06f0 } as const;

/**
 * Text in Latin digits, with a point before decimals and commas between thousands, and without the invisible marks
 * of direction that come along when a number is copied from a page.
 */
export const inLatinDigits = (text: string): string =>
  text
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - zeros.arabic))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - zeros.persian))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** The number of a share that is typed with the percent sign of either script, or with none. */
export const withoutPercentSign = (typed: string): string =>
  inLatinDigits(typed).replace(/^\s*[%٪]|[%٪]\s*$/gu, '');

/** Factors of the words and letters behind a number. */
const units: readonly [RegExp, number][] = [
  [/^(?:k|ألف|الف|آلاف|الاف)$/u, 1000],
  [/^(?:m|mio|مليون|ملايين)$/u, 1_000_000],
];

/** Reads a whole number of up to nine digits, such as the days or seconds of a form; NaN for anything else. */
export function wholeFromTyped(input: string): number {
  const digits = inLatinDigits(input).trim();
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : Number.NaN;
}

/**
 * Reads a count such as "12,400", "12.4K", "1,2m" or "١٢٫٤ ألف". Returns a whole number, rounded; NaN for a text that is
 * none, which every schema of a number refuses.
 */
export function countFromTyped(input: string): number {
  const [, digits = '', unit = ''] =
    /^([\d.,\s]+)(.*)$/u.exec(inLatinDigits(input).trim().toLowerCase()) ?? [];
  const factor = unit === '' ? 1 : units.find(([pattern]) => pattern.test(unit))?.[1];
  if (factor === undefined) return Number.NaN;
  // Before a unit a comma with one or two digits behind it is a decimal one; else commas stand between thousands.
  const plain = factor === 1 ? digits : digits.trim().replace(/,(\d{1,2})$/u, '.$1');
  const number = plain.replace(/[,\s]/gu, '');
  return /^(?:\d+\.?\d*|\.\d+)$/u.test(number) ? Math.round(Number(number) * factor) : Number.NaN;
}
