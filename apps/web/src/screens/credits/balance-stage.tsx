import type { Billing } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';

const soonMilliseconds = 30 * dayMs;
/** Most stubs that a screen has room for; beyond it each is for several credits. */
const mostStubs = 60;

interface Part {
  key: string;
  credits: number;
  look: 'stub-soon' | 'stub-held' | undefined;
  text: typeof m.billing_held | typeof m.billing_pack_until;
  date: string;
}

/** The packs and what is held, in the order of the strip: those that end last come first, as they are spent last. */
function partsOf({ packs, balance }: Pick<Billing, 'packs' | 'balance'>, now: number): Part[] {
  const ready = packs.toReversed().map(({ id, ready, endsAt }, index): Part => {
    const isSoon = new Date(endsAt).getTime() - now < soonMilliseconds;
    const isFirst = index === packs.length - 1 && packs.length > 1;
    return {
      key: id,
      credits: ready,
      look: isSoon ? 'stub-soon' : undefined,
      text: isFirst ? m.billing_pack_first : m.billing_pack_until,
      date: formatLongDate(endsAt),
    };
  });
  const held: Part = {
    key: 'held',
    credits: balance.held,
    look: 'stub-held',
    text: m.billing_held,
    date: '',
  };
  return balance.held > 0 ? [...ready, held] : ready;
}

/** The credits on their stage: how many, of which packs, until when. */
export function BalanceStage({ billing }: { billing: Billing }) {
  const { ready, held } = billing.balance;
  const parts = partsOf(billing, Date.now());
  const scale = Math.min(1, mostStubs / Math.max(1, ready + held));
  const stubs = parts.flatMap(({ key, credits, look }) =>
    Array.from({ length: Math.max(1, Math.round(credits * scale)) }, (_, index) => ({
      id: `${key}-${index}`,
      look,
      isFirst: index === 0,
    })),
  );
  return (
    <section className="balance on-stage mt-6" aria-label={m.billing_balance()}>
      <div>
        <span className="balance-count num">{formatCount(ready)}</span>
        <p className="mt-2.5 font-semibold">
          {m.billing_ready({ n: ready })}
          {held > 0 ? (
            <small className="mt-0.5 block text-[13px] font-normal text-on-stage-2">
              {m.billing_more_held({ n: held, count: formatCount(held) })}
            </small>
          ) : null}
        </p>
      </div>
      <div>
        {stubs.length > 0 ? (
          <div
            className="balance-strip"
            role="img"
            aria-label={m.billing_strip({ ready: formatCount(ready), held: formatCount(held) })}
          >
            {stubs.map(({ id, look, isFirst }) => (
              <i key={id} className={look} data-first={isFirst || undefined} />
            ))}
          </div>
        ) : null}
        <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-2 text-sm text-on-stage-2">
          {parts.map(({ key, credits, look, text, date }) => (
            <li key={key} className="flex items-center gap-2">
              <i aria-hidden className={clsx('balance-key', look)} />
              <span>
                <RichText
                  parts={text.parts({ count: formatCount(credits), date })}
                  tags={{ count: (children) => <b className="num text-on-stage">{children}</b> }}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid min-w-46 gap-2.5">
        <ButtonLink to={paths.buyCredits.href()} variant="cast" icon={<Plus aria-hidden className="ic" />}>
          {m.billing_buy()}
        </ButtonLink>
      </div>
    </section>
  );
}
