/** The text of a creator that a search looks at, in places of which the best come first (rules/creators#ranking). */
import { foldForSearch } from '../kit/fold-for-search.ts';
import type { WorkKind } from '../portfolio/schemas.ts';
import { type Account, kindsOffered, type OfferedKind, type Offering } from './directory.ts';
import { otherNamesOfPlace } from './place-names.ts';
import { nameAt } from './social-address.ts';
import { soundMark, soundTokens } from './sound-of-name.ts';

/** The words by which a search finds who offers a kind. The plural holds the singular, but for stories. */
const wordsOfKind: Record<OfferedKind, string> = {
  'UGC Video': 'UGC videos',
  'UGC Photo': 'UGC photos',
  'Reel/Post': 'reels posts',
  'Story Post': 'story stories posts',
  Packages: 'packages',
};

/** Version of the text that `directorySearchText` makes. */
export const searchTextVersion = 3;

/** Words of a work that a search looks at. */
export interface SearchedWork {
  title: string;
  shows?: string | undefined;
  kind?: WorkKind | undefined;
  trade?: string | undefined;
}

interface Searchable extends Offering {
  firstName: string;
  lastName: string;
  bio: string | null;
  location: string | null;
  languages: readonly string[];
  categories: readonly { name: string }[];
  socialAccounts: readonly Account[];
  /** The works that everybody sees. */
  works: readonly SearchedWork[];
  /** Its languages and categories, and those of its works, in the other languages that people search in. */
  translated?: readonly string[];
  tradesTranslated?: readonly string[];
}

/** Names of several words as one, which is how some type them. */
const inOneWord = (names: readonly string[]): string[] =>
  names.filter((name) => /[\s-]/u.test(name.trim())).map((name) => name.replace(/[\s-]/gu, ''));

/**
 * Where a search looks, the best place first: who has all its words in better places comes before others
 * (rules/creators#ranking).
 */
export const searchPlaces: readonly ((creator: Searchable) => readonly (string | null)[])[] = [
  ({ firstName, lastName, socialAccounts }) => [
    firstName,
    lastName,
    ...inOneWord([firstName, lastName]),
    ...new Set(socialAccounts.map(({ url }) => nameAt(url))),
    ...soundTokens(`${firstName} ${lastName}`),
  ],
  ({ works }) => works.map(({ title }) => title),
  ({ works, tradesTranslated = [] }) => [
    ...works.map(({ shows = '' }) => shows),
    ...new Set(works.flatMap(({ trade = '', kind }) => [trade, kind ? wordsOfKind[kind] : ''])),
    ...tradesTranslated,
  ],
  ({ location, categories, languages, bio, translated = [], ...offering }) => [
    location,
    ...otherNamesOfPlace(location ?? ''),
    ...categories.map(({ name }) => name),
    ...languages,
    ...kindsOffered(offering).map((kind) => wordsOfKind[kind]),
    bio,
    ...translated,
  ],
];

/** Words of a search text that end its places, but for the last one. Nobody types them. */
export const searchPlaceEnds: readonly string[] = searchPlaces.slice(1).map((_, at) => `${soundMark}${at}`);

/**
 * Text that a search looks at, its words between single spaces: name, names on other networks and how the name sounds in
 * either script; titles of works; what they show; location, categories, languages, kinds of work and bio
 * (rules/creators#directory). A change to it has to raise `searchTextVersion`, which makes every creator's text
 * again.
 */
export const directorySearchText = (creator: Searchable): string =>
  searchPlaces
    .flatMap((wordsOf, at) => [...wordsOf(creator), searchPlaceEnds[at] ?? ''])
    .flatMap((text) => foldForSearch(text ?? '').split(/\s+/))
    .filter(Boolean)
    .join(' ');
