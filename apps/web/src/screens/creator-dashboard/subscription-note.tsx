import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../lib/site-query.ts';
import { subscriptionQuery } from '../../lib/subscription-query.ts';
import { standingOf } from '../../lib/subscription-standing.ts';
import { useUser } from '../../lib/use-user.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Where the own subscription stands, and the way to it; nothing where the market has none, and until it is known. */
export function SubscriptionNote() {
  const { isWithheld } = useUser('CREATOR');
  const { data: site } = useQuery(siteQuery);
  const { data } = useQuery({ ...subscriptionQuery, enabled: site?.market?.subscription === true });
  if (!data) return null;
  const { title, text } = standingOf(data.subscription, isWithheld);
  const { state, pausedUntil } = data.subscription;
  const isUrgent = state === 'GRACE' || (state === 'LAPSED' && !pausedUntil);
  return (
    <section
      aria-labelledby="subscription"
      data-stock={isUrgent ? 'orange' : 'buff'}
      className="ear-sm mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 bg-k-bg p-4 pe-8 shadow-[inset_0_0_0_1px_var(--k-line)]"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="subscription" className="text-lg">
          {title}
        </h2>
        <p className="mt-0.5 text-ui text-ink-2">{text}</p>
      </div>
      <ButtonLink to={paths.subscription.href()} variant="outline" className="max-sm:w-full">
        {m.subscription_open()}
      </ButtonLink>
    </section>
  );
}
