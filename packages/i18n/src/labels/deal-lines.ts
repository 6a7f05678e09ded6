/** Names of a deal's lines, and their texts in a version (rules/deals#proposals). */
import {
  type Currency,
  type DealLines,
  placesOf,
  type RightsTerms,
  type SampleTerms,
  type UseTerm,
} from '@briefcast/contract';
import { type DealLine, type RightsLine, rightsLines } from '@briefcast/contract/deals/versions';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatExactMoney, formatList, formatLongDate } from '../format.ts';
import { deliverableCountLabel, wishesText } from './deliverable.ts';
import { depositText } from './deposit.ts';
import { monthsText } from './months.ts';
import { placeLabel, postingLabel, termLabel, territoryLabel } from './rights.ts';
import { dueAfterText } from './sample-terms.ts';
import { daysText } from './turnaround.ts';

const labels: Record<DealLine, () => string> = {
  budget: m.line_budget,
  deadline: m.deal_deadline,
  deliverableWishes: m.deal_deliverables,
  rounds: m.deal_rounds,
  paymentDays: m.line_payment_days,
  deposit: m.deposit_title,
  sample: m.brief_sample,
  exclusivity: m.rights_exclusivity,
  rights: m.brief_rights,
  unpaid: m.line_unpaid,
  paidAds: m.use_paid_ads,
  boostedPost: m.use_boosted_post,
  broadcast: m.use_broadcast,
  territory: m.line_territory,
  rawFootage: m.surcharge_raw_footage,
  posting: m.line_posting,
  postOn: m.line_post_on,
};
export const lineLabel = (line: DealLine): string => labels[line]();

const termText = (term: UseTerm | null) => (term === null ? m.line_none() : termLabel(term));

const ofRights: Record<RightsLine, (rights: RightsTerms) => string> = {
  unpaid: ({ unpaid, ...rights }) => {
    const places = placesOf({ ...rights, unpaid, paidAds: null, boostedPost: null, broadcast: null });
    if (unpaid === null || places.length === 0) return m.line_none();
    const names = formatList(places.map(({ place }) => placeLabel(place)));
    return m.line_places({ places: names, term: termLabel(unpaid.term) });
  },
  paidAds: ({ paidAds }) => termText(paidAds),
  boostedPost: ({ boostedPost }) => termText(boostedPost),
  broadcast: ({ broadcast }) => termText(broadcast),
  territory: ({ territory }) => territoryLabel(territory),
  rawFootage: ({ rawFootage }) => (rawFootage ? m.line_yes() : m.line_none()),
  posting: ({ posting }) => postingLabel(posting),
  postOn: ({ postOn }) => (postOn === null ? m.line_any_day() : formatLongDate(postOn)),
};

/** As neither side: both read the same line. */
function sampleText(sample: SampleTerms, currency: Currency): string {
  const { what } = sample;
  if (sample.kind === 'BOUGHT')
    return m.line_sample_is_bought({ what, amount: formatExactMoney(sample.upTo, currency) });
  const { isReturned, worth, arrivesBy, dueAfterDays } = sample;
  return [
    isReturned ? m.line_sample_is_returned({ what }) : m.line_sample_is_kept({ what }),
    ...(worth === null ? [] : [m.sample_worth({ amount: formatExactMoney(worth, currency) })]),
    ...(arrivesBy === null ? [] : [m.sample_arrives_by({ day: formatLongDate(arrivesBy) })]),
    ...(dueAfterDays === null
      ? []
      : [m.line_places({ places: m.deal_deadline(), term: dueAfterText(dueAfterDays) })]),
  ].join(' · ');
}

const ofDeal: Record<Exclude<DealLine, RightsLine>, (lines: DealLines, currency: Currency) => string> = {
  budget: ({ budget }, currency) => formatExactMoney(budget, currency),
  deadline: ({ deadline }) => formatLongDate(deadline),
  deliverableWishes: ({ deliverableWishes }) =>
    deliverableWishes.length === 0
      ? m.line_none()
      : formatList(
          deliverableWishes.map((wish) =>
            m.line_deliverable({ deliverable: deliverableCountLabel(wish), wishes: wishesText(wish) }),
          ),
        ),
  rounds: ({ rounds }) => formatCount(rounds),
  paymentDays: ({ paymentDays }) => (paymentDays === 0 ? m.line_paid_at_once() : daysText(paymentDays)),
  deposit: ({ deposit }) => (deposit ? depositText(deposit) : m.line_none()),
  sample: ({ sample }, currency) => (sample ? sampleText(sample, currency) : m.brief_sample_none()),
  exclusivity: ({ exclusivity }) =>
    exclusivity === null
      ? m.rights_none_exclusive()
      : m.line_exclusivity({ months: monthsText(exclusivity.months), category: exclusivity.category }),
  rights: ({ rights }) =>
    rights === null
      ? m.rights_licence_kind()
      : formatList(
          rightsLines
            .filter((line) => line !== 'postOn' || rights.postOn !== null)
            .map((line) => m.line_places({ places: lineLabel(line), term: ofRights[line](rights) })),
        ),
};

const isOfRights = (line: DealLine): line is RightsLine => rightsLines.some((one) => one === line);

/** Text of a line in a version; the currency is the deal's. */
export function lineText(lines: DealLines, line: DealLine, currency: Currency): string {
  if (!isOfRights(line)) return ofDeal[line](lines, currency);
  return lines.rights === null ? m.rights_licence_kind() : ofRights[line](lines.rights);
}
