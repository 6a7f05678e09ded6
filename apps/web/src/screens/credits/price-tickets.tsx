import type { CreditPack, Prices } from '@briefcast/contract';
import { bestValueOf, savingOf } from '@briefcast/contract/credits/pack-value';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Hourglass, Lock, type LucideIcon, Star, Ticket, Undo2 } from 'lucide-react';
import { joinLabel } from '../../lib/joining-words.ts';
import { useSession } from '../../lib/session.ts';
import { doorTo } from '../../lib/way-in.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { priceText, type ShownTax } from './price-text.ts';

interface PriceTicketsProps {
  packs: readonly CreditPack[];
  tax: ShownTax;
}

/** Packs as tickets; the one of the best value holds the page's pink button, or the first where none is better. */
export function PriceTickets({ packs, tax }: PriceTicketsProps) {
  const best = bestValueOf(packs);
  const { user } = useSession();
  return (
    <ul className="packs">
      {packs.map((pack, index) => (
        <li
          key={pack.credits}
          className="pack price-ticket"
          data-edges={index}
          data-best={pack === best ? '' : undefined}
        >
          <div className="pack-sheet">
            <div className="pack-head">
              <span className="pack-count num">{formatCount(pack.credits)}</span>
              <span className="font-semibold">{m.billing_credits().toLowerCase()}</span>
              {pack === best ? (
                <Badge tone="green" icon={<Star aria-hidden className="ic" />} className="price-best">
                  {m.prices_best()}
                </Badge>
              ) : null}
            </div>
            <div className="pack-foot num">
              <b className="block w-full font-display text-[1.75rem] leading-tight">
                {priceText(pack.priceFils, tax)}
              </b>
              <span className="hint block w-full">
                {m.prices_each({ price: priceText(Math.round(pack.priceFils / pack.credits), tax) })}
              </span>
              <Saving fils={savingOf(pack, packs)} tax={tax} />
            </div>
            {user?.role === 'CREATOR' ? null : (
              <ButtonLink
                {...doorTo(paths.buyCredits.href(pack.credits), 'brand', user !== null)}
                variant={pack === (best ?? packs[0]) ? 'cast' : 'outline'}
                className="mx-5.5 mb-5.5"
              >
                {user ? startText(pack) : joinLabel(startText(pack))}
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const startText = ({ credits }: CreditPack) => m.prices_start({ count: formatCount(credits) });

function Saving({ fils, tax }: { fils: number; tax: ShownTax }) {
  if (fils <= 0) return null;
  return (
    <span data-tone="green" className="block w-full text-xs font-semibold text-k-ink">
      {m.prices_save({ price: priceText(fils, tax) })}
    </span>
  );
}

interface Stage {
  tone: 'yellow' | 'blue' | 'aqua' | 'buff';
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** Stages of a credit, in the colours that its states have elsewhere. */
export function LifeOfCredit({ expiryMonths }: Pick<NonNullable<Prices['credits']>, 'expiryMonths'>) {
  const months = { n: expiryMonths, count: formatCount(expiryMonths) };
  const stages: Stage[] = [
    { tone: 'yellow', Icon: Lock, title: m.prices_held(), text: m.prices_held_text() },
    { tone: 'blue', Icon: Ticket, title: m.prices_used(), text: m.prices_used_text() },
    { tone: 'aqua', Icon: Undo2, title: m.prices_returned(), text: m.prices_returned_text() },
    { tone: 'buff', Icon: Hourglass, title: m.prices_ends(), text: m.prices_ends_text(months) },
  ];
  return (
    <section aria-labelledby="life">
      <h3 id="life" className="mt-7 mb-3 text-md">
        {m.prices_life()}
      </h3>
      <ol className="credit-life">
        {stages.map(({ tone, Icon, title, text }) => (
          <li key={tone} data-tone={tone}>
            <p className="flex items-center gap-2 font-semibold">
              <Icon aria-hidden className="ic" />
              {title}
            </p>
            <p className="mt-1 text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
