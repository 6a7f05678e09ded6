import type { DealDetail } from '@briefcast/contract';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
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
