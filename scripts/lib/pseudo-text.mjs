/**
 * English with accents: readable, a third longer, and distinguishable, so that texts outside of the catalogue
 * stand out.
 */
import { formsOf } from './text-files.mjs';

/** The locale's code. `XA` is not a country; Chromium's and Android's own pseudo-locales use it too. */
export const pseudoLocale = 'en-XA';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** Parameters, markup and escaped braces, which stay as they are. */
const code = /\\[{}]|\{[^}]*\}/gu;

/** @param {string} text */
const accent = (text) => [...text].map((letter) => [...accented][plain.indexOf(letter)] ?? letter).join('');

/**
 * The text with accents, in brackets, and about 30 % longer, as translations often are.
 * @param {string} text
 */
export function pseudoText(text) {
  let end = 0;
  let result = '';
  for (const match of text.matchAll(code)) {
    result += accent(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  result += accent(text.slice(end));
  const length = text.replaceAll(code, '').length;
  return `[${result}${length === 0 ? '' : ` ${'·'.repeat(Math.max(1, Math.round(length * 0.3) - 3))}`}]`;
}

/**
 * The message with each of its forms accented; what selects a form stays.
 * @param {import('./text-files.mjs').Message} message
 * @returns {import('./text-files.mjs').Message}
 */
export function pseudoMessage(message) {
  if (typeof message === 'string') return pseudoText(message);
  return message.map((variant) => ({
    ...variant,
    match: Object.fromEntries(formsOf([variant]).map(({ when, text }) => [when, pseudoText(text)])),
  }));
}
