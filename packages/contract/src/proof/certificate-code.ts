import { isoMarketDay } from '../kit/days.ts';
import { inLatinDigits } from '../kit/typed-number.ts';

/**
 * The code of a certificate: 55 random bits and a check digit in the letters of Crockford's base 32, which has no I, L,
 * O or U, so that no letter is mistaken for another.
 */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const base = letters.length;
const length = 12;
const groupLength = 4;

const numberOf = (letter: string) => letters.indexOf(letter);

/** Luhn's sum in base 32; `isDoubled` says whether the last letter counts twice. */
function luhn(code: string, isDoubled: boolean): number {
  let sum = 0;
  [...code].reverse().forEach((letter, index) => {
    const value = numberOf(letter) * ((index % 2 === 0) === isDoubled ? 2 : 1);
    sum += Math.floor(value / base) + (value % base);
  });
  return sum % base;
}

const grouped = (code: string) =>
  [0, 1, 2]
    .map((group) => code.slice(group * groupLength, (group + 1) * groupLength))
    .filter((part) => part !== '')
    .join('-');

/** A code from random bytes, of which it takes eleven; each gives five bits. Throws for fewer. */
export function codeFromBytes(bytes: Uint8Array): string {
  if (bytes.length < length - 1) throw new RangeError('A code takes eleven random bytes');
  const body = Array.from(bytes.subarray(0, length - 1), (byte) => letters[byte % base]).join('');
  return grouped(body + letters[(base - luhn(body, true)) % base]);
}

const capitals = (typed: string) => inLatinDigits(typed).toUpperCase();

/** The letters and digits of what was typed so far or pasted, in the groups of a code; no more than it has. */
export const groupedCode = (typed: string): string =>
  grouped(
    capitals(typed)
      .replace(/[^0-9A-Z]/g, '')
      .slice(0, length),
  );

/** The first code in the bytes of a file that was read as text, such as a certificate as PDF; null without one. */
export function codeWithin(text: string): string | null {
  for (const [found] of text.matchAll(/(?<![0-9A-Z-])[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(?![0-9A-Z-])/g)) {
    const code = readCode(found);
    if (code !== null) return code;
  }
  return null;
}

/**
 * A code as it is written on certificates, from what somebody typed: small letters, spaces and other groups are
 * understood, and so are the letters that look like a digit. Null for what is no code, as one with a typing mistake.
 */
export function readCode(typed: string): string | null {
  const code = capitals(typed)
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (code.length !== length || [...code].some((letter) => numberOf(letter) < 0)) return null;
  return luhn(code, false) === 0 ? grouped(code) : null;
}

/** The number of the certificate that has this code and was issued then: the day in the market. */
export function certificateNumber(code: string, issuedAt: Date): string {
  const [year, month, day] = isoMarketDay(issuedAt).split('-');
  return `BC-${year}-${month}${day}-${code.slice(0, groupLength)}`;
}
