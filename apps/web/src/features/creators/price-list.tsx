import type { PublicCreator } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { priceSets } from './price-sets.ts';

/** The prices of both sets; a set without prices is left out. */
export function PriceList({ creator }: { creator: PublicCreator }) {
  const sets = priceSets(creator);
  if (sets.length === 0) return null;
  return (
    <div className={clsx('grid gap-5 lg:gap-6', sets.length > 1 && 'sm:grid-cols-2')}>
      {sets.map(({ title, prices, turnaround }) => (
        <Card key={title} title={title}>
          <dl className="grid gap-3">
            {prices.map(({ label, cents }) => (
              <div key={label} className="flex items-baseline justify-between gap-4">
                <dt className="text-ink-2">{label}</dt>
                <dd className="disp num text-d4">
                  <bdi>{formatMoney(cents, creator.currency)}</bdi>
                </dd>
              </div>
            ))}
            <div className="hint flex items-center justify-between gap-4 border-t border-line pt-3">
              <dt className="flex items-center gap-1.5">
                <Timer aria-hidden className="ic size-4!" />
                {m.person_turnaround()}
              </dt>
              <dd>{turnaround}</dd>
            </div>
          </dl>
        </Card>
      ))}
    </div>
  );
}
