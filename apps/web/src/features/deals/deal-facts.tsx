import type { DealDetail } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { lastDayOfRight } from '@briefcast/contract/rules/rights';
import { formatCount, formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { monthsText } from '../../lib/months-text.ts';
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

/** What was agreed on: how much, until when, paid within how many days, and who may use the content. */
export function DealTerms({ deal }: { deal: DealDetail }) {
  return (
    <>
      <Fact label={m.deal_budget()} className="disp num text-[22px]">
        <bdi>{formatExactMoney(deal.budget)}</bdi>
      </Fact>
      <Fact label={m.deal_deadline()} className="num">
        {formatLongDate(deal.deadline)}
      </Fact>
      {deal.paymentDays === undefined ? null : (
        <Fact label={m.brief_payment_days()} className="num">
          {deal.paymentDays === 0
            ? m.deal_paid_at_once()
            : m.deal_paid_within({ n: deal.paymentDays, count: formatCount(deal.paymentDays) })}
        </Fact>
      )}
      <RightsOfDeal deal={deal} />
    </>
  );
}

/** Until when, once it is known; before, for how long. */
function termText({ completedAt }: DealDetail, months: number): string {
  if (!completedAt) return m.rights_after_completion({ months: monthsText(months) });
  return m.rights_until({ day: formatLongDate(lastDayOfRight(new Date(completedAt), months).toISOString()) });
}

/** The licence, for the term of the brief or the usual one of the terms of use, and what the creator may not do. */
function RightsOfDeal({ deal }: { deal: DealDetail }) {
  const { licenceMonths, exclusivity } = deal;
  return (
    <>
      {licenceMonths === undefined ? null : (
        <Fact label={m.rights_licence()} className="num">
          {licenceMonths === null ? m.rights_licence_usual() : termText(deal, licenceMonths)}
          <TextLink to={`${paths.terms.href()}#licence`} className="block text-sm font-normal">
            {m.rights_licence_kind()}
          </TextLink>
        </Fact>
      )}
      {exclusivity ? (
        <Fact label={m.rights_exclusivity_in({ category: exclusivity.category })} className="num">
          {termText(deal, exclusivity.months)}
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
