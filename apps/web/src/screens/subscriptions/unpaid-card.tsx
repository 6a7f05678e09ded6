import type { Subscription } from '@briefcast/contract';
import { stateTraits } from '@briefcast/contract/subscriptions/standing';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../ui/card.tsx';

interface Step {
  tone: 'yellow' | 'orange' | 'green';
  when: string;
  what: string;
}

/** Steps after an unpaid end: a trial and a subscription that was ended or is paused have no grace. */
function stepsOf({ state, graceDays, hasCard, isEnding, pausedUntil }: Subscription): Step[] {
  const back: Step = {
    tone: 'green',
    when: m.subscription_any_day(),
    what: m.subscription_comes_back(),
  };
  if (pausedUntil)
    return [
      { tone: 'orange', when: m.subscription_after_pause(), what: m.subscription_stays_hidden() },
      back,
    ];
  const isPaid = state !== null && stateTraits[state].isPaid;
  if (!isPaid || isEnding || graceDays === 0)
    return [{ tone: 'orange', when: m.subscription_after_last(), what: m.subscription_leaves() }, back];
  return [
    {
      tone: 'yellow',
      when: m.subscription_first_day(),
      what: hasCard ? m.subscription_card_again() : m.subscription_we_write(),
    },
    {
      tone: 'orange',
      when: m.subscription_after_days({ n: graceDays, count: formatCount(graceDays) }),
      what: m.subscription_leaves(),
    },
    back,
  ];
}

/** Consequences for the profile where nothing is paid, and what stays unaffected. */
export function UnpaidCard({ subscription }: { subscription: Subscription }) {
  return (
    <Card title={m.subscription_unpaid()}>
      <p className="-mt-2 max-w-[66ch] text-ui text-ink-2">{m.subscription_unpaid_text()}</p>
      <ol className="plan-days mt-4">
        {stepsOf(subscription).map(({ tone, when, what }) => (
          <li key={when} data-tone={tone}>
            <b>{when}</b>
            {what}
          </li>
        ))}
      </ol>
    </Card>
  );
}
