import type { DealDetail } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { deadlineEnd } from '@briefcast/contract/rules/deadline';
import { formatCount, formatDeadlineDay, formatExactMoney, formatSeries } from '@briefcast/i18n/format';
import { deliverableCountLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import {
  CalendarDays,
  CircleDollarSign,
  Film,
  type LucideIcon,
  RotateCcw,
  Scale,
  ShieldCheck,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { monthsText } from '../../lib/months-text.ts';
import { paymentRecordText } from '../../lib/payment-record-text.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What accepting a brief means, point by point: work, day, rounds, pay, and who may use the content. */
export function AgreedTerms({ deal }: { deal: DealDetail }) {
  const asked = (deal.deliverableWishes ?? []).map(deliverableCountLabel);
  return (
    <ul className="grid gap-3.5 text-ui sm:grid-cols-2 sm:gap-x-8">
      <Term Icon={CircleDollarSign}>{m.agree_pay({ amount: formatExactMoney(deal.budget) })}</Term>
      {deal.paymentDays === undefined ? null : (
        <Term Icon={Wallet}>
          {deal.paymentDays === 0
            ? m.agree_paid_at_once()
            : m.agree_paid_within({ n: deal.paymentDays, count: formatCount(deal.paymentDays) })}
          {deal.paymentRecord === undefined ? null : (
            <span className="hint block">{paymentRecordText(deal.paymentRecord)}</span>
          )}
        </Term>
      )}
      <Term Icon={CalendarDays}>
        {m.agree_deadline({ day: formatDeadlineDay(deal.deadline) })}
        {deadlineEnd(new Date(deal.deadline)) < new Date() ? (
          <span className="block text-sm font-semibold">{m.agree_deadline_over()}</span>
        ) : null}
      </Term>
      {asked.length > 0 ? <Term Icon={Film}>{formatSeries(asked)}</Term> : null}
      {deal.rounds ? (
        <Term Icon={RotateCcw}>
          {m.agree_rounds({ n: deal.rounds.included, count: formatCount(deal.rounds.included) })}
        </Term>
      ) : null}
      <Term Icon={Scale}>
        <RichText
          parts={
            deal.licenceMonths
              ? m.agree_licence_for.parts({ months: monthsText(deal.licenceMonths) })
              : m.agree_licence.parts()
          }
          tags={{
            terms: (children) => <TextLink to={`${paths.terms.href()}#licence`}>{children}</TextLink>,
          }}
        />
      </Term>
      {deal.exclusivity ? (
        <Term Icon={ShieldCheck}>
          {m.agree_exclusivity({
            months: monthsText(deal.exclusivity.months),
            category: deal.exclusivity.category,
          })}
        </Term>
      ) : null}
    </ul>
  );
}

function Term({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2.5">
      <Icon aria-hidden className="ic mt-0.5 text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
