import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useCredits, useMayBuy } from '../../parts/credits/use-credits.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** Says that few credits are left, or none. Once dismissed, it is hidden until the page is reloaded. */
export function LowBalanceNotice() {
  const credits = useCredits();
  const mayBuy = useMayBuy();
  const [isAway, setAway] = useState(false);
  if (!credits || isAway || credits.ready >= credits.warningLevel) return null;
  const { ready } = credits;
  const title = ready === 0 ? m.credits_none() : m.credits_low_title({ n: ready, count: formatCount(ready) });
  return (
    <section aria-label={title} className="pt-5">
      <div
        data-tone={ready === 0 ? 'red' : 'orange'}
        className="ear-sm flex flex-wrap items-center gap-x-4 gap-y-2 bg-k-bg px-4 py-2.5 pe-5 text-k-ink"
      >
        <Ticket aria-hidden className="ic flex-none max-sm:mt-0.5 max-sm:self-start" />
        <div className="min-w-0 flex-1 basis-60 text-sm">
          <p className="font-semibold">{title}</p>
          <p>
            {ready === 0 ? m.credits_low_none_text() : m.credits_low_text()}
            {mayBuy ? null : ` ${m.credits_ask_owner()}`}
          </p>
        </div>
        <Button variant="ghost" size="sm" className="max-sm:min-h-11" onClick={() => setAway(true)}>
          {m.credits_not_now()}
        </Button>
        {mayBuy ? (
          <ButtonLink to={paths.buyCredits.href()} size="sm" className="max-sm:min-h-11">
            {m.billing_buy()}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
