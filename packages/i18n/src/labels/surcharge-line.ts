/** The lines that a creator prices, as the sum of a brief names them. */
import type { RightKind, SurchargeLine, TakenLine, UseTerm } from '@briefcast/contract';
import { territories, useTerms } from '@briefcast/contract/rights/lines';
import { exclusivityMonths } from '@briefcast/contract/rights/price';
import { m } from '@briefcast/i18n/messages';
import { formatCount } from '../format.ts';
import { monthsText } from './months.ts';
import { rightLabel, termLabel, territoryLabel } from './rights.ts';

const withTerm = (use: RightKind, term: UseTerm) => () =>
  m.surcharge_with_term({ what: rightLabel(use), term: termLabel(term) });

const linesInWords = new Map<SurchargeLine, (times: number) => string>([
  ...useTerms.flatMap((term): [SurchargeLine, () => string][] => [
    [`UNPAID_${term}`, withTerm('UNPAID_USE', term)],
    [`PAID_ADS_${term}`, withTerm('PAID_ADS', term)],
    [`BROADCAST_${term}`, withTerm('BROADCAST', term)],
  ]),
  [
    'BOOSTED_POST',
    (times) =>
      times === 1
        ? withTerm('BOOSTED_POST', 'DAYS_30')()
        : m.surcharge_boosted_times({ times: formatCount(times) }),
  ],
  ['BOOSTED_POST_ENDLESS', withTerm('BOOSTED_POST', 'ENDLESS')],
  ...territories.map((territory): [SurchargeLine, () => string] => [
    `TERRITORY_${territory}`,
    () => territoryLabel(territory),
  ]),
  ...exclusivityMonths.map((months): [SurchargeLine, () => string] => [
    `EXCLUSIVITY_${months}`,
    () => m.surcharge_exclusivity({ months: monthsText(months) }),
  ]),
  ['RAW_FOOTAGE', m.surcharge_raw_footage],
]);
/** Line that a brief takes of a creator's surcharges: `Paid ads, 3 months`. */
export const takenLineLabel = ({ line, times }: TakenLine): string => linesInWords.get(line)?.(times) ?? line;
