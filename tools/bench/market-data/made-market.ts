/** Generates creators and queries for the index alone, without a database: many words, few of them frequent. */
import {
  creatorCategories,
  creatorLanguages,
  followersOf,
  kindsOffered,
  networksOf,
  type SocialNetwork,
  socialNetworks,
} from '@briefcast/contract';
import { directorySearchText } from '@briefcast/contract/creators/search-text';
import type { IndexedCreator } from '../../../apps/server/src/features/creators/directory/directory-index.ts';
import type { NormalQuery } from '../../../apps/server/src/features/creators/directory/normal-query.ts';
import { chanceFrom } from '../lib/random.ts';

const syllables = Array.from('bcdfghjklmnprstvwz').flatMap((a) => Array.from('aeiou', (b) => a + b));

/**
 * Generators of creators, the n-th of this many, and of queries that mostly match some of them; the same in
 * every run.
 */
export function madeMarket(count: number): { creator(n: number): IndexedCreator; query(): NormalQuery } {
  const { below, pick, happens } = chanceFrom(20_260_101);
  /** Few items are picked often, most rarely, like the words of a language. */
  const pickSkewed = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(items.length * (below(1e6) / 1e6) ** 4)] as Item;
  const madeWord = (parts: number) => Array.from({ length: parts }, () => pick(syllables)).join('');
  const words = Array.from({ length: 30_000 }, () => madeWord(1 + below(4)));
  // Half of the names are shared, and new ones are added as the market grows.
  const names = Array.from({ length: 2000 + count / 5 }, () => madeWord(2 + below(2)));
  const places = Array.from({ length: 120 }, () => `${madeWord(3)}, ${madeWord(2)}`);
  const some = (items: readonly string[], most: number) =>
    [...new Set(Array.from({ length: 1 + below(most) }, () => pickSkewed(items)))].sort();

  function creator(n: number): IndexedCreator {
    const firstName = pickSkewed(names);
    const lastName = pick(names);
    const bio = Array.from({ length: 8 + below(30) }, () => pickSkewed(words)).join(' ');
    const location = happens(0.05) ? null : pickSkewed(places);
    const categories = some(creatorCategories, 3);
    const id = `${(below(2 ** 32) >>> 0).toString(16).padStart(8, '0')}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
    const languages = some(creatorLanguages, 3);
    const named = categories.map((name) => ({ name }));
    const accounts = some(socialNetworks, 2).map((network) => ({
      network: network as SocialNetwork,
      url: `https://${network}.example/${firstName}.${lastName}`,
      followers: below(1_000_000),
    }));
    const prices = {
      ugcVideoPricing: happens(0.7) ? 9000 : null,
      ugcPhotoPricing: happens(0.7) ? 8000 : null,
      influencerReelPricing: happens(0.5) ? 9000 : null,
      influencerStoryPricing: happens(0.5) ? 4000 : null,
    };
    const offer = { ...prices, packages: happens(0.3) ? [{}] : [] };
    const portfolio = Array.from({ length: 5 }, (_, i) => ({
      id,
      type: 'IMAGE',
      url: `/api/media/${id}`,
      title: `Picture ${i}`,
      poster: `/api/media/${id}?variant=poster`,
    }));
    return {
      id,
      revision: n + 1,
      publishedAt: 1_700_000_000_000 + below(60_000_000_000),
      startingPrice: happens(0.03) ? null : 1000 + below(500) * 100,
      kindPrices: {
        'UGC Video': prices.ugcVideoPricing,
        'UGC Photo': prices.ugcPhotoPricing,
        'Reel/Post': prices.influencerReelPricing,
        'Story Post': prices.influencerStoryPricing,
      },
      turnaroundDays: n % 10 === 0 ? null : 1 + (n % 7),
      searchText: directorySearchText({
        ...{ firstName, lastName, bio, location, languages, categories: named, ...offer },
        socialAccounts: accounts,
        works: portfolio,
      }),
      networks: networksOf(accounts),
      deliverables: kindsOffered(offer),
      followers: followersOf(accounts),
      languages,
      categories,
      location,
      card: Buffer.from(
        JSON.stringify({ id, firstName, lastName, bio, location, languages, named, portfolio }),
      ),
    };
  }

  /** A piece of an existing word, so that most searches have results. */
  function searchedPiece(): string {
    const word = pick([pickSkewed(words), pick(names)]);
    const length = 2 + below(Math.max(1, word.length - 1));
    const start = below(Math.max(1, word.length - length + 1));
    return word.slice(start, start + length);
  }

  function query(): NormalQuery {
    const searched = happens(0.65) ? 1 + below(2) : 0;
    const least = happens(0.3) ? 1000 + below(250) * 100 : null;
    return {
      words: [...new Set(Array.from({ length: searched }, searchedPiece))].sort(),
      languages: happens(0.3) ? some(creatorLanguages, 2) : null,
      categories: happens(0.3) ? some(creatorCategories, 2) : null,
      locations: happens(0.2) ? some(places, 2) : null,
      networks: null,
      deliverables: null,
      minFollowers: null,
      minPrice: least,
      maxPrice: least !== null && happens(0.5) ? least + below(250) * 100 : null,
      priceKind: null,
      maxTurnaround: null,
      sort: pick(['newest', 'price_asc', 'price_desc'] as const),
      limit: 24,
      after: null,
    };
  }

  return { creator, query };
}
