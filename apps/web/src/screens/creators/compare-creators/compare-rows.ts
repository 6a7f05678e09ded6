import type { CreatorDetails, PublicCreator } from '@briefcast/contract';
import { leaderOf } from '@briefcast/contract/creators/compare';
import { turnaroundOf } from '@briefcast/contract/creators/price';
import { convert, fixedRate } from '@briefcast/contract/kit/currencies';
import { formatCount, formatMoney, formatPercent, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { socialNetworkLabel } from '@briefcast/i18n/labels/social-network';
import { turnaroundText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { waitText } from '../../../features/creators/work-facts-list.tsx';

/** Somebody on the page; the details are undefined where they could not be read. */
export interface ComparedCreator {
  creator: PublicCreator;
  details: CreatorDetails | undefined;
}

interface Cell {
  /** Lines below one another; none where it is not stated. */
  lines: string[];
  /** Why this one leads; empty where it does not. */
  best: string;
}

export interface CompareRow {
  label: string;
  cells: Cell[];
  /** Values to be read at a glance; others are texts. */
  isFigure: boolean;
}

const textRow = (label: string, lines: string[][]): CompareRow => ({
  label,
  cells: lines.map((one) => ({ lines: one, best: '' })),
  isFigure: false,
});

interface Figure {
  value: number | null;
  lines: string[];
}

const unknown: Figure = { value: null, lines: [] };

function figureRow(label: string, figures: Figure[], best: 'lowest' | 'highest', word: string): CompareRow {
  const leader = leaderOf(
    figures.map(({ value }) => value),
    best,
  );
  const cells = figures.map(({ lines }, at) => ({ lines, best: at === leader ? word : '' }));
  return { label, cells, isFigure: true };
}

/** What is compared, row by row; a row that is stated of nobody is left out. */
export function compareRows(all: readonly ComparedCreator[]): CompareRow[] {
  const price = (label: string, centsOf: (creator: PublicCreator) => number | null) =>
    figureRow(
      label,
      all.map(({ creator }) => {
        const cents = centsOf(creator);
        const { currency } = creator;
        // Which is the lowest is asked of the same currency; each is read in its own.
        return cents
          ? { value: convert({ cents, currency }, 'USD', fixedRate), lines: [formatMoney(cents, currency)] }
          : unknown;
      }),
      'lowest',
      m.compare_lowest(),
    );
  const facts = (
    label: string,
    figureOf: (facts: NonNullable<CreatorDetails['facts']>) => Figure,
    best: 'lowest' | 'highest',
    word: string,
  ) =>
    figureRow(
      label,
      all.map(({ details }) => (details?.facts ? figureOf(details.facts) : unknown)),
      best,
      word,
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
    facts(
      m.person_completed(),
      ({ completed }) => ({ value: completed, lines: [formatCount(completed)] }),
      'highest',
      m.compare_most(),
    ),
    facts(
      m.person_on_time(),
      ({ onTime, submitted }) =>
        submitted === 0
          ? unknown
          : {
              value: onTime / submitted,
              lines: [
                formatPercent(onTime / submitted),
                m.person_on_time_of({ count: formatCount(onTime), total: formatCount(submitted) }),
              ],
            },
      'highest',
      m.compare_best(),
    ),
    facts(
      m.person_replies(),
      ({ replyMinutes: value }) => (value === null ? unknown : { value, lines: [waitText(value)] }),
      'lowest',
      m.compare_fastest(),
    ),
    facts(
      m.person_rounds(),
      ({ rounds }) => ({ value: rounds, lines: [formatCount(rounds)] }),
      'lowest',
      m.compare_fewest(),
    ),
    figureRow(m.compare_followers(), all.map(followersOf), 'highest', m.compare_most()),
  ];
  return rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0));
}

const oneLine = (names: string[]) => (names.length === 0 ? [] : [formatSeries(names)]);

/** Of all accounts together, and of each. */
function followersOf({ details }: ComparedCreator): Figure {
  const accounts = (details?.socialAccounts ?? []).flatMap(({ network, followers }) =>
    followers === null ? [] : [{ network, followers }],
  );
  if (accounts.length === 0) return unknown;
  const value = accounts.reduce((sum, { followers }) => sum + followers, 0);
  const each = accounts.map(({ network, followers }) =>
    m.compare_account({ network: socialNetworkLabel(network), count: formatCount(followers) }),
  );
  return { value, lines: [formatCount(value), ...each] };
}
