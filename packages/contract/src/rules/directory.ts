/** Rules of finding creators, shared by the landing page, the directory and its index. */

/** Who comes first in the directory. */
export const directorySorts = ['newest', 'price_asc', 'price_desc'] as const;

interface Searchable {
  firstName: string;
  lastName: string;
  bio: string | null;
  location: string | null;
  categories: readonly { name: string }[];
}

/** Case, accents and the Greek sigma at a word's end do not matter in a search. */
export const foldForSearch = (value: string): string =>
  value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

/**
 * Everything a search looks at: full name, bio, location and categories (rules/publishing#directory).
 */
export const directorySearchText = (creator: Searchable): string =>
  foldForSearch(
    [
      `${creator.firstName} ${creator.lastName}`,
      creator.location ?? '',
      creator.categories.map(({ name }) => name).join(' '),
      creator.bio ?? '',
    ].join('\n'),
  );

/** The landing page's category filter: a case-insensitive substring either way (rules/publishing#landing-filter). */
export function matchesCategory(
  creator: { categories: readonly { name: string }[] },
  wanted: string,
): boolean {
  const needle = wanted.toLowerCase();
  return creator.categories.some(({ name }) => {
    const own = name.toLowerCase();
    return own.includes(needle) || needle.includes(own);
  });
}
