/**
 * Texts in the characters that banks take everywhere, SWIFT's set X, which ISO 20022 uses for payments (rules/payouts#run-files).
 * Letters of the Latin alphabet with marks become those without; other alphabets are refused, because a name that is
 * written otherwise than at the bank sends money back.
 */
import { inLatinDigits } from '../kit/typed-number.ts';

/** Letters that Unicode does not take apart into a plain one and its marks; Ə as passports write it for machines (ICAO 9303). */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  Ə: 'E',
  ə: 'e',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ƴ: 'Y',
  ƴ: 'y',
  Ɔ: 'O',
  ɔ: 'o',
  Ɛ: 'E',
  ɛ: 'e',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'TH',
  þ: 'th',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  ʻ: "'",
  ʼ: "'",
  ʾ: "'",
  ʿ: "'",
  ʹ: "'",
  '·': '',
  '–': '-',
  '—': '-',
};

const marks = /\p{M}/gu;
const notTaken = /[^A-Za-z0-9/\-?:().,'+ ]/u;

/**
 * Returns the text in the bank's characters, cut at `max`; null where a letter has no place among them, or nothing is left.
 * Signs that are no letters become spaces.
 */
export function bankText(text: string, max: number): string | null {
  const plain = [...inLatinDigits(text)]
    .map((sign) => plainLetters[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[^\p{L}\p{N}/\-?:().,'+ ]/gu, ' ');
  if (notTaken.test(plain)) return null;
  const cut = plain.replace(/ {2,}/g, ' ').trim().slice(0, max).trim();
  return cut === '' ? null : cut;
}
