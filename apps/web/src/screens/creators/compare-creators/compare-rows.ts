import type { CreatorDetails, PublicCreator } from '@briefcast/contract';
import { turnaroundOf } from '@briefcast/contract/creators/price';
import { convert, fixedRate } from '@briefcast/contract/kit/currencies';
import { formatCount, formatMoney, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { socialNetworkLabel } from '@briefcast/i18n/labels/social-network';
import { turnaroundText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import {
  type CompareRow,
  type Figure,
  figureRow,
  saysSomething,
  textRow,
  unknownFigure,
  workFactRows,
} from '../../../features/creators/compare-row.ts';

/** Creator on the page; the details are undefined where they could not be read. */
export interface ComparedCreator {
  creator: PublicCreator;
  details: CreatorDetails | undefined;
}

/** Compared values, row by row; a row without a value for anybody is left out. */
export function compareRows(all: readonly ComparedCreator[]): CompareRow[] {
  const price = (label: string, centsOf: (creator: PublicCreator) => number | null) =>
    figureRow(
      label,
      all.map(({ creator }) => {
        const cents = centsOf(creator);
        const { currency } = creator;
        // Compares amounts in one currency to find the lowest; each is shown in its own.
        return cents
          ? { value: convert({ cents, currency }, 'USD', fixedRate), lines: [formatMoney(cents, currency)] }
          : unknownFigure;
      }),
      'lowest',
      m.compare_lowest(),
    );
  const rows = [
    textRow(
      m.card_categories(),
      all.map(({ creator }) => creator.categories.map(({ name }) => categoryLabel(name))).map(oneLine),
    ),
    textRow(
      m.compare_languages(),
      all.map(({ creator }) => creator.languages.map(languageLabel)).map(oneLine),
    ),
    price(m.person_ugc_video(), (creator) => creator.ugcVideoPricing),
    price(m.person_ugc_photo(), (creator) => creator.ugcPhotoPricing),
    price(m.person_reel(), (creator) => creator.influencerReelPricing),
    price(m.person_story(), (creator) => creator.influencerStoryPricing),
    figureRow(
      m.compare_delivers(),
      all.map(({ creator }) => ({ value: turnaroundOf(creator).days, lines: [turnaroundText(creator)] })),
      'lowest',
      m.compare_fastest(),
    ),
    textRow(
      m.person_packages(),
      all.map(({ creator, details }) =>
        (details?.packages ?? []).map(({ name, price }) =>
          m.compare_package({ name, price: formatMoney(price, creator.currency) }),
        ),
      ),
    ),
    ...workFactRows(all.map(({ details }) => details?.facts)),
    figureRow(m.compare_followers(), all.map(followersOf), 'highest', m.compare_most()),
  ];
  return rows.filter(saysSomething);
}

const oneLine = (names: string[]) => (names.length === 0 ? [] : [formatSeries(names)]);

/** Followers of all accounts together, and of each. */
function followersOf({ details }: ComparedCreator): Figure {
  const accounts = (details?.socialAccounts ?? []).flatMap(({ network, followers }) =>
    followers === null ? [] : [{ network, followers }],
  );
  if (accounts.length === 0) return unknownFigure;
  const value = accounts.reduce((sum, { followers }) => sum + followers, 0);
  const each = accounts.map(({ network, followers }) =>
    m.compare_account({ network: socialNetworkLabel(network), count: formatCount(followers) }),
  );
  return { value, lines: [formatCount(value), ...each] };
}
