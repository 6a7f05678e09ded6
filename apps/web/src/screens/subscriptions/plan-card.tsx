import type { Subscription } from '@briefcast/contract';
import { formatCount, formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { standingOf } from '../../features/subscriptions/subscription.ts';
import { useUser } from '../../lib/use-user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Stub } from '../../ui/stub.tsx';
import { standingLook } from './standing-look.ts';
import { SubscriptionActions } from './subscription-actions.tsx';

/** State of the subscription, its benefits and price, and its actions. */
export function PlanCard({ subscription }: { subscription: Subscription }) {
  const [search] = useSearchParams();
  const { isWithheld } = useUser('CREATOR');
  const { title, text } = standingOf(subscription, isWithheld);
  const { tone, Icon, badge, stub, date } = standingLook(subscription);
  const { netFils, taxFils, hasCard, trialDays } = subscription;
  return (
    <Card flush className="plan">
      {date === null ? <TrialStub days={trialDays} /> : <Stub tone={tone} date={date} label={stub} />}
      <div className="plan-body">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pe-4">
          <h2 className="min-w-0 text-d3 wrap-anywhere">{title}</h2>
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {badge}
          </Badge>
        </div>
        <p className="max-w-[66ch] text-ui text-ink-2">{text}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="plan-price num">{formatDirhams(netFils + taxFils)}</bdi>
          <span className="num text-ui text-ink-2">
            {taxFils > 0
              ? m.subscription_a_month_with_tax({ tax: formatDirhams(taxFils) })
              : m.subscription_a_month()}
          </span>
        </p>
        <ul className="grid gap-2.5 text-ui">
          {[m.subscription_gives_place(), m.subscription_gives_briefs(), m.subscription_gives_all()].map(
            (given) => (
              <li key={given} className="flex gap-2.5">
                <Check aria-hidden className="ic mt-0.5 text-k-ink" data-tone="green" />
                <span className="min-w-0">{given}</span>
              </li>
            ),
          )}
        </ul>
        {search.has('paid') && !hasCard ? (
          <p role="status" className="text-ui font-semibold">
            {m.subscription_paid()}
          </p>
        ) : null}
        <SubscriptionActions subscription={subscription} />
      </div>
    </Card>
  );
}

/** Before the trial has begun: how many days it will have. */
function TrialStub({ days }: { days: number }) {
  return (
    <div className="stub" data-tone="buff">
      <small>{m.subscription_badge_trial()}</small>
      <b className="num">{formatCount(days)}</b>
      <small>{m.subscription_stub_days({ n: days })}</small>
    </div>
  );
}
