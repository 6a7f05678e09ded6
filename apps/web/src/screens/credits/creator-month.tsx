import type { Prices } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { joinLabel } from '../../lib/joining-words.ts';
import { useSession } from '../../lib/session.ts';
import { doorTo } from '../../lib/way-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { priceText, type ShownTax } from './price-text.ts';

interface CreatorMonthProps {
  subscription: NonNullable<Prices['subscription']>;
  tax: ShownTax;
}

/** The month that creators pay for, and the days before it. */
export function CreatorMonth({ subscription: { priceFils, trialDays }, tax }: CreatorMonthProps) {
  const { user } = useSession();
  const days = { n: trialDays, count: formatCount(trialDays) };
  return (
    <section aria-labelledby="month" className="card overflow-hidden">
      <div className="on-stage bg-stage p-7 pe-11 text-on-stage">
        <h3 id="month" className="text-[1.375rem]">
          {m.prices_month()}
        </h3>
        <p className="disp num mt-3.5 mb-1.5 text-[3.25rem] leading-none font-extrabold">
          {priceText(priceFils, tax)}
        </p>
        <p className="text-ui text-on-stage-2">
          {trialDays > 0 ? m.prices_month_after(days) : m.prices_a_month()}
        </p>
      </div>
      <div className="grid gap-4 px-7 pt-5 pb-7">
        <ul className="grid gap-2 text-sm text-ink-2">
          {[m.prices_plan_profile(), m.prices_plan_briefs(), m.prices_plan_share()].map((point) => (
            <li key={point} data-tone="green" className="flex items-center gap-2">
              <Check aria-hidden className="ic size-4! text-k-ink" />
              {point}
            </li>
          ))}
        </ul>
        <div>
          <p aria-hidden data-tone="green" className="month-strip">
            {trialDays > 0 ? <i data-free /> : null}
            <i />
            <i />
            <i />
            <i />
          </p>
          <p className="hint mt-1.5">{trialDays > 0 ? m.prices_plan_trial(days) : m.prices_plan_end()}</p>
        </div>
        {user?.role === 'BRAND' ? null : (
          <ButtonLink
            {...doorTo(
              user ? paths.subscription.href() : paths.creatorProfile.href(),
              'creator',
              user !== null,
            )}
            variant="outline"
          >
            {user ? m.subscription_title() : joinLabel(m.prices_creators_begin())}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
