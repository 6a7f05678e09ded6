import type {
  Currency,
  DealDetail,
  RightKind,
  RightsTerms,
  SampleTerms,
  UsePlace,
  UseTerm,
} from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { paths } from '@briefcast/contract/paths';
import { lastDayOfRight, lastDayOfUse } from '@briefcast/contract/rights/ends';
import { placesOf, placeUse } from '@briefcast/contract/rights/uses';
import { formatCount, formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { depositText } from '@briefcast/i18n/labels/deposit';
import { monthsText } from '@briefcast/i18n/labels/months';
import { placeLabel, postingLabel, termLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { dueAfterText, sampleLines } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/use-user.ts';
import { TextLink } from '../../ui/text-link.tsx';

interface FactProps {
  label: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A label over its value, inside a `<dl>`. */
export function Fact({ label, children, className }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="hint">{label}</dt>
      <dd className={clsx('mt-0.5 font-semibold wrap-anywhere', className)}>{children}</dd>
    </div>
  );
}

/** States the price agreed on first, and the later additions. */
function AgreedLater({ deal }: { deal: DealDetail }) {
  const added = totalOf(deal) - deal.budget;
  if (added === 0) return null;
  return (
    <span className="hint num mt-1 block font-normal">
      {m.addition_price_line({
        budget: formatExactMoney(deal.budget, deal.currency),
        added: formatExactMoney(added, deal.currency),
      })}
    </span>
  );
}

/** Agreed terms: price, deadline, category, payment term and deposit. */
export function DealTerms({ deal }: { deal: DealDetail }) {
  return (
    <>
      <Fact label={m.deal_budget()}>
        <bdi className="disp num text-[22px]">{formatExactMoney(totalOf(deal), deal.currency)}</bdi>
        <AgreedLater deal={deal} />
      </Fact>
      <Fact label={m.deal_deadline()} className="num">
        {deal.dueAfterDays == null ? formatLongDate(deal.deadline) : dueAfterText(deal.dueAfterDays)}
      </Fact>
      {deal.category ? <Fact label={m.deal_category()}>{categoryLabel(deal.category.name)}</Fact> : null}
      {deal.paymentDays === undefined ? null : (
        <Fact label={m.brief_payment_days()} className="num">
          {deal.paymentDays === 0
            ? m.deal_paid_at_once()
            : m.deal_paid_within({ n: deal.paymentDays, count: formatCount(deal.paymentDays) })}
        </Fact>
      )}
      {deal.deposit ? (
        <Fact label={m.deposit_title()} className="num">
          {depositText(deal.deposit)}
        </Fact>
      ) : null}
    </>
  );
}

/** The brand's rights to the content, the creator's restrictions, and the product that goes with the deal. */
export function DealRights({ deal }: { deal: DealDetail }) {
  return (
    <>
      <RightsOfDeal deal={deal} />
      {deal.sample ? <SampleFact sample={deal.sample} currency={deal.currency} /> : null}
    </>
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
function RightsOfDeal({ deal }: { deal: DealDetail }) {
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

interface PartyProps {
  picture: ReactNode;
  name: string;
  email: string | null | undefined;
}

/** The other side of a deal and how to reach it. */
export function Party({ picture, name, email }: PartyProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture}
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <bdi>{name}</bdi>
        </p>
        {email ? (
          <p className="hint truncate">
            <a href={`mailto:${email}`} className="hover:underline">
              <bdi>{email}</bdi>
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
