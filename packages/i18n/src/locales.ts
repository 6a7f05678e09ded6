/** The languages that there are, and which of them somebody reads. */
import { baseLocale, locales } from '#texts/runtime.js';

/** A language that the catalogue has texts in, such as `en`. */
export type Locale = (typeof locales)[number];

export { baseLocale, locales };

/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** The `dir` of a page in this language. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** The locale that a text names, such as a stored one or a page's `lang`; the base locale for any other. */
export const localeFrom = (name: string | null | undefined): Locale =>
  locales.find((locale) => locale.toLowerCase() === name?.toLowerCase()) ?? baseLocale;

/**
 * The locale that suits the header `Accept-Language` best, by its weights; `en-GB` is content with `en`. The base
 * locale where none suits or the header is missing.
 */
export function localeOfHeader(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)$/u.exec(option)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const found =
      locales.find((locale) => locale.toLowerCase() === tag) ??
      locales.find((locale) => locale.toLowerCase() === tag.split('-')[0]);
    if (found) return found;
  }
  return baseLocale;
}
