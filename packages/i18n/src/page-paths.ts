/**
 * Beginnings of the addresses of each language's pages: the web app is built once for each, and served side by
 * side.
 */
import { getLocale } from '#texts/runtime.js';

/**
 * The beginning of the addresses of a language's pages: nothing for English, the language itself for all others
 * (apps/web/src/before-paint.ts). It names all languages even in a build that holds the texts of one.
 */
const beginnings: Record<string, string> = { en: '', ar: '/ar' };

/** Languages of pages, each with addresses of its own. The first is the fallback for readers of none of them. */
export const pageLanguages: readonly string[] = Object.keys(beginnings);

/** Names of the languages in themselves. */
const names: Record<string, string> = { en: 'English', ar: 'العربية' };

/** The beginning of the addresses of this language's pages: `/ar`, and nothing for a language without its own. */
export const pagesBegin = (language: string): string => beginnings[language] ?? '';

/** Beginning of the addresses in the current language. */
export const ownPagesBegin = (): string => pagesBegin(getLocale());

/**
 * Languages other than the current page's, by the names that they have for themselves. Accented texts take the
 * place of English.
 */
export const otherLanguages = (): { language: string; name: string }[] =>
  pageLanguages
    .filter((language) => pagesBegin(language) !== ownPagesBegin())
    .map((language) => ({ language, name: names[language] ?? language }));

/** The address of a page, such as `/terms`, in this language: `/ar/terms`. */
export const pageIn = (language: string, path: string): string => {
  const beginning = pagesBegin(language);
  return path.startsWith('/') && beginning !== ''
    ? `${beginning}${path.replace(/^\/(?=$|[?#])/u, '')}`
    : path;
};

/**
 * Address of a page in the current language. Links of the router, which knows where its pages begin, do not need
 * it.
 */
export const ownPage = (path: string): string => pageIn(getLocale(), path);

/** The language of the page at a path, which may have a query, and what the path is without the beginning. */
export function readPagePath(address: string): { language: string; path: string } {
  for (const [language, beginning] of Object.entries(beginnings)) {
    if (beginning === '' || !address.startsWith(beginning)) continue;
    const path = address.slice(beginning.length);
    if (path === '' || /^[?#]/u.test(path)) return { language, path: `/${path}` };
    if (path.startsWith('/')) return { language, path };
  }
  return { language: pageLanguages[0] ?? '', path: address };
}
