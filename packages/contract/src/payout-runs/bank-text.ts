/**
 * Texts in the characters that banks take everywhere, SWIFT's set X, which ISO 20022 uses for payments (rules/payouts#run-files).
 * Letters of the Latin alphabet with marks become those without; other alphabets are refused, because a name that is
 * written otherwise than at the bank sends money back.
 */

/** Letters that Unicode does not take apart into a plain one and its marks. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
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
  const plain = [...text]
    .map((sign) => plainLetters[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[^\p{L}\p{N}/\-?:().,'+ ]/gu, ' ');
  if (notTaken.test(plain)) return null;
  const cut = plain.replace(/ {2,}/g, ' ').trim().slice(0, max).trim();
  return cut === '' ? null : cut;
}
