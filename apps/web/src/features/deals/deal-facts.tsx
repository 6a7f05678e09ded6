import type { DealDetail } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { formatCount, formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { depositText } from '@briefcast/i18n/labels/deposit';
import { dueAfterText } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

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
