import type {
  Currency,
  DealDetail,
  RightKind,
  RightsTerms,
  SampleTerms,
  UsePlace,
  UseTerm,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { lastDayOfRight, lastDayOfUse } from '@briefcast/contract/rights/ends';
import { placesOf, placeUse } from '@briefcast/contract/rights/uses';
import { formatLongDate, formatSeries } from '@briefcast/i18n/format';
import { monthsText } from '@briefcast/i18n/labels/months';
import { placeLabel, postingLabel, termLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { sampleLines } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import { Scale } from 'lucide-react';
import { useUser } from '../../lib/use-user.ts';
import { ClosedLine } from '../../ui/closed-line.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Fact } from './deal-facts.tsx';

/** Main thing about the rights: where the content may be used, else for how long, else what the creator may not do. */
function summaryOf({ rights, licenceMonths, exclusivity, sample }: DealDetail): string | null {
  if (rights)
    return formatSeries([
      ...placesOf(rights).map(({ place }) => placeLabel(place)),
      territoryLabel(rights.territory),
    ]);
  if (licenceMonths !== undefined)
    return formatSeries([
      m.rights_licence(),
      licenceMonths === null ? m.rights_licence_usual() : monthsText(licenceMonths),
    ]);
  if (exclusivity) return m.rights_exclusivity_in({ category: exclusivity.category });
  return sample?.what ?? null;
}

/**
 * Line of the brand's rights to the content, the creator's restrictions, and the product that goes with the deal; open
 * until the brief is answered, nothing where the deal has none.
 */
export function RightsOfDeal({ deal }: { deal: DealDetail }) {
  const summary = summaryOf(deal);
  if (summary === null) return null;
  return (
    <ClosedLine
      Icon={Scale}
      title={m.rights_link()}
      summary={<bdi>{summary}</bdi>}
      open={deal.status === 'BRIEF_SENT'}
    >
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <Rights deal={deal} />
        {deal.sample ? <SampleFact sample={deal.sample} currency={deal.currency} /> : null}
      </dl>
    </ClosedLine>
  );
}

/** The product that the content is made with, as the brief says. */
function SampleFact({ sample, currency }: { sample: SampleTerms; currency: Currency }) {
  const { role } = useUser();
  return (
    <Fact label={m.sample_title()}>
      <bdi>{sample.what}</bdi>
      {sampleLines(sample, role, currency).map((line) => (
        <span key={line} className="block text-sm font-normal text-ink-2">
          {line}
        </span>
      ))}
    </Fact>
  );
}

/** Until when it runs since it was renewed; null where it was not. */
function renewedText({ renewedRights }: DealDetail, kind: RightKind): string | null {
  const renewed = renewedRights?.find((one) => one.kind === kind);
  if (!renewed) return null;
  return renewed.until === null
    ? m.rights_licence_usual()
    : m.rights_until({ day: formatLongDate(renewed.until) });
}

/** Until when, once it is known; before, for how long. */
function termText(deal: DealDetail, kind: RightKind, months: number): string {
  const { completedAt } = deal;
  const renewed = renewedText(deal, kind);
  if (renewed) return renewed;
  if (!completedAt) return m.rights_after_completion({ months: monthsText(months) });
  return m.rights_until({ day: formatLongDate(lastDayOfRight(new Date(completedAt), months).toISOString()) });
}

/** Counterpart of `termText` for a term of a use, which may have no end. */
function termOfUse(deal: DealDetail, place: UsePlace, term: UseTerm): string {
  const { completedAt } = deal;
  const renewed = renewedText(deal, placeUse(place));
  if (renewed) return renewed;
  if (term === 'ENDLESS') return m.rights_licence_usual();
  const last = completedAt ? lastDayOfUse(new Date(completedAt), term) : null;
  return last === null
    ? m.rights_after_completion({ months: termLabel(term) })
    : m.rights_until({ day: formatLongDate(last.toISOString()) });
}

/** The brand's rights to the content, line by line. */
function Lines({ deal, rights }: { deal: DealDetail; rights: RightsTerms }) {
  const { territory, rawFootage, posting, postOn } = rights;
  return (
    <>
      {placesOf(rights).map(({ place, term }) => (
        <Fact key={place} label={placeLabel(place)} className="num">
          {termOfUse(deal, place, term)}
        </Fact>
      ))}
      <Fact label={m.rights_territory()}>{territoryLabel(territory)}</Fact>
      <Fact label={m.rights_raw()}>{rawFootage ? m.rights_raw_with() : m.rights_raw_without()}</Fact>
      <Fact label={m.rights_posting()}>
        {postingLabel(posting)}
        {postOn ? <span className="num block font-normal">{formatLongDate(postOn)}</span> : null}
      </Fact>
    </>
  );
}

/** The brand's rights to the content by brief or terms of use, and the creator's restrictions. */
function Rights({ deal }: { deal: DealDetail }) {
  const { licenceMonths, exclusivity, rights } = deal;
  return (
    <>
      {rights ? <Lines deal={deal} rights={rights} /> : null}
      {rights || licenceMonths === undefined ? null : (
        <Fact label={m.rights_licence()} className="num">
          {licenceMonths === null ? m.rights_licence_usual() : termText(deal, 'LICENCE', licenceMonths)}
          <TextLink to={`${paths.terms.href()}#licence`} className="block text-sm font-normal">
            {m.rights_licence_kind()}
          </TextLink>
        </Fact>
      )}
      {exclusivity ? (
        <Fact label={m.rights_exclusivity_in({ category: exclusivity.category })} className="num">
          {termText(deal, 'EXCLUSIVITY', exclusivity.months)}
        </Fact>
      ) : null}
    </>
  );
}
