import type { DealDetail } from '@briefcast/contract';
import { lastDayOfRight } from '@briefcast/contract/rules/rights';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { monthsText } from '../../lib/months-text.ts';

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

/** What was agreed on: how much, and until when. */
export function DealTerms({ deal }: { deal: DealDetail }) {
  return (
    <>
      <Fact label={m.deal_budget()} className="disp num text-[22px]">
        <bdi>{formatExactMoney(deal.budget)}</bdi>
      </Fact>
      <Fact label={m.deal_deadline()} className="num">
        {formatLongDate(deal.deadline)}
      </Fact>
      <RightsOfDeal deal={deal} />
    </>
  );
}

/** Until when, once it is known; before, for how long. */
function termText({ completedAt }: DealDetail, months: number): string {
  if (!completedAt) return m.rights_after_completion({ months: monthsText(months) });
  return m.rights_until({ day: formatLongDate(lastDayOfRight(new Date(completedAt), months).toISOString()) });
}

/** What the brief says of the licence beyond the terms of use; nothing where it says nothing. */
function RightsOfDeal({ deal }: { deal: DealDetail }) {
  const { licenceMonths, exclusivity } = deal;
  return (
    <>
      {licenceMonths ? (
        <Fact label={m.rights_licence()} className="num">
          {termText(deal, licenceMonths)}
        </Fact>
      ) : null}
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
