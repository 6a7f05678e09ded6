/**
 * The name of the marketplace in each language, which the compiler of the texts puts in place of `{market}`
 * (rules/market). Plain JavaScript, because the compiler tries the texts with the Node that starts it.
 */
export const productName = 'Briefcast';

/** @type {Partial<Record<string, string>>} */
let names = {};

/** @param {Partial<Record<string, string>>} given */
export function nameMarket(given) {
  names = given;
}

/** @param {string} locale */
export const marketName = (locale) => names[locale] || names.en || names.ar || productName;

/** @param {string} name */
export const letterOf = (name) =>
  name
    .normalize('NFC')
    .match(/[\p{L}\p{N}]/u)?.[0]
    .toUpperCase() ?? '';

export const isMarketNamed = () => Boolean(names.en || names.ar);

/** A name of letters that every disk and header takes. */
export const marketFileName = () =>
  (names.en || names.ar || productName)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '') || 'market';
