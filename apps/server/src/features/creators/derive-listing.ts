/**
 * The columns by which the directory searches and filters, derived by the contract's rules and stored with
 * the profile.
 */
import {
  comparablePriceCents,
  directorySearchText,
  followersOf,
  kindsOffered,
  networksOf,
  searchTextVersion,
} from '@briefcast/contract';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { locales } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import { creatorColumns } from './creator-columns.ts';

type Listed = Omit<Parameters<typeof directorySearchText>[0], 'titles'> &
  Parameters<typeof comparablePriceCents>[0] & { portfolio: readonly { title: string }[] };

/** Names of a creator's languages and categories in the languages of the product, where they differ from what is stored. */
function otherNames({ languages, categories }: Listed): string[] {
  const stored = [...languages, ...categories.map(({ name }) => name)];
  const names = locales.flatMap((locale) =>
    inLocale(locale, () => [
      ...languages.map(languageLabel),
      ...categories.map(({ name }) => categoryLabel(name)),
    ]),
  );
  return names.filter((name) => !stored.includes(name));
}

/** The derived columns of a creator, from the publicly visible portfolio. */
export const listingOf = (creator: Listed) => ({
  startingPrice: comparablePriceCents(creator),
  searchText: directorySearchText({
    ...creator,
    titles: creator.portfolio.map(({ title }) => title),
    translated: otherNames(creator),
  }),
  searchTextVersion,
  networks: networksOf(creator.socialAccounts) as string[],
  deliverables: kindsOffered(creator) as string[],
  followers: followersOf(creator.socialAccounts),
});

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
