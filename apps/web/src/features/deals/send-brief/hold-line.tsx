import type { Sums } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatSums } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Ticket } from 'lucide-react';
import { useCredits, useMayBuy } from '../../../parts/credits/use-credits.ts';
import { TextLink } from '../../../ui/text-link.tsx';

/** Cost of sending: the credits that are held, and how many are left after it. Nothing where briefs cost none. */
export function HoldLine({ briefs }: { briefs: number }) {
  const credits = useCredits();
  const mayBuy = useMayBuy();
  if (!credits) return null;
  const { ready } = credits;
  const isEnough = ready >= briefs;
  const counts = { ready: formatCount(ready), needed: formatCount(briefs) };
  const tooFew = ready === 0 ? m.credits_none_text() : m.credits_too_few_text(counts);
  return (
    <div
      data-tone={isEnough ? 'yellow' : 'red'}
      className="ear-sm mb-2.5 flex w-full flex-wrap items-center gap-x-3.5 gap-y-1 bg-k-bg px-4 py-3 pe-5 text-start text-sm text-k-ink"
    >
      <Ticket aria-hidden className="ic size-6! flex-none" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">
          {isEnough || ready > 0
            ? m.credits_hold({ n: briefs, count: formatCount(briefs) })
            : m.credits_none()}
        </p>
        <p>
          {isEnough ? m.credits_hold_text({ n: briefs }) : tooFew}{' '}
          {isEnough ? null : mayBuy ? (
            <TextLink to={paths.buyCredits.href()}>{m.billing_buy()}</TextLink>
          ) : (
            m.credits_ask_owner()
          )}
        </p>
      </div>
      {isEnough ? (
        <p className="num sm:text-end">
          <b className="block">{m.credits_left_after({ count: formatCount(ready - briefs) })}</b>
          {m.credits_after_this({ n: briefs })}
        </p>
      ) : null}
    </div>
  );
}

/** Total of the briefs to several creators, each currency by itself. */
export function SeveralTotal({ sums, briefs }: { sums: Sums; briefs: number }) {
  return (
    <p role="status" className="num mb-2.5 flex justify-between gap-3 text-start max-lg:hidden">
      <span>{m.several_briefs({ n: briefs, count: formatCount(briefs) })}</span>
      <b>{m.several_total({ amount: formatSums(sums) })}</b>
    </p>
  );
}
