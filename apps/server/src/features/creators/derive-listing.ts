/**
 * The columns by which the directory searches and filters, derived by the contract's rules and stored with
 * the profile.
 */
import {
  comparablePriceCents,
  followersOf,
  kindPricesCents,
  kindsOffered,
  networksOf,
  turnaroundOf,
} from '@briefcast/contract';
import {
  directorySearchText,
  type SearchedWork,
  searchTextVersion,
} from '@briefcast/contract/creators/search-text';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { locales } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import { creatorColumns } from './creator-columns.ts';

type Listed = Omit<Parameters<typeof directorySearchText>[0], 'works'> &
  Parameters<typeof kindPricesCents>[0] & { portfolio: readonly SearchedWork[] };

/** Names that these have in the languages of the product, where they differ from what is stored. */
function otherNames(stored: readonly string[], labelOf: (word: string) => string): string[] {
  const names = locales.flatMap((locale) => inLocale(locale, () => stored.map(labelOf)));
  return names.filter((name) => !stored.includes(name));
}

/** The derived columns of a creator, from the publicly visible portfolio. */
export function listingOf(creator: Listed) {
  const { portfolio, languages, categories } = creator;
  const trades = [...new Set(portfolio.flatMap(({ trade }) => trade ?? []))];
  const names = categories.map(({ name }) => name);
  return {
    startingPrice: comparablePriceCents(creator),
    kindPrices: kindPricesCents(creator),
    turnaroundDays: turnaroundOf(creator).days,
    searchText: directorySearchText({
      ...creator,
      works: portfolio,
      translated: [...otherNames(languages, languageLabel), ...otherNames(names, categoryLabel)],
      tradesTranslated: otherNames(trades, categoryLabel),
    }),
    searchTextVersion,
    networks: networksOf(creator.socialAccounts) as string[],
    deliverables: kindsOffered(creator) as string[],
    followers: followersOf(creator.socialAccounts),
  };
}

const columns = {
  ...creatorColumns,
  socialAccounts: creators.socialAccounts,
  packages: creators.packages,
};

/**
 * Derives the columns of a creator again and gives the row a new revision, by which every directory notices
 * the change. Call it in the transaction that changed the creator, after the change; their row is locked from
 * then on.
 */
export async function deriveListing(tx: Tx, creatorId: string): Promise<void> {
  const isCreator = eq(creators.userId, creatorId);
  const [creator] = await tx.select(columns).from(creators).where(isCreator).for('update');
  if (!creator) return;
  await tx
    .update(creators)
    .set({ ...listingOf(creator), revision: sql`nextval('creator_revisions')` })
    .where(isCreator);
}
