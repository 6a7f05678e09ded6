/** Uses of the market's categories and content languages, for who renames or retires them (rules/market#words). */
import { unnamedMarket, type WordUses } from '@briefcast/contract';
import { wordsOf } from '@briefcast/contract/admin/market-words';
import type { Deps } from '../../platform/deps.ts';
import { countCastingsByWord } from '../castings/count-words.ts';
import { countCreatorsByWord } from '../creators/count-words.ts';

/** Reads how many creators and castings use each word of the market. */
export async function readWordUses({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<WordUses> {
  const creators = await countCreatorsByWord(db);
  const castings = await countCastingsByWord(db);
  const market = settings.now().market ?? unnamedMarket;
  const usesOf = (kind: 'categories' | 'contentLanguages') =>
    wordsOf(kind, market).map(({ word }) => ({
      word,
      creators: creators[kind].get(word) ?? 0,
      castings: castings[kind].get(word) ?? 0,
    }));
  return { categories: usesOf('categories'), contentLanguages: usesOf('contentLanguages') };
}
