/** Intl's formatters, one for each locale. */
import { getLocale } from '#texts/runtime.js';

/**
 * Locale whose conventions a language follows; digits and the first day of a week differ between countries, and
 * browsers may differ on digits.
 */
const conventions: Record<string, string> = { en: 'en-US', ar: 'ar-AE-u-nu-latn' };

/** Intl's formatters take milliseconds to make, on a phone tens of them: made when first used, once for each locale. */
export function perLocale<T>(make: (convention: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const locale = getLocale();
    let formatter = made.get(locale);
    if (formatter === undefined) {
      formatter = make(conventions[locale] ?? locale);
      made.set(locale, formatter);
    }
    return formatter;
  };
}
