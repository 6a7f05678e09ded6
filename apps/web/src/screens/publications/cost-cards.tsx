import { currencies } from '@briefcast/contract/kit/currencies';
import { type Counted, type CountedDeal, costOf } from '@briefcast/contract/publications/results';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { formatUnitCost } from '@briefcast/i18n/unit-cost';
import { Coverage } from '../../features/publications/coverage.tsx';

const counted = ['views', 'engagements', 'clicks', 'sales'] as const satisfies Counted[];

/** Cost of a view, an engagement, a click and a sale in each currency; those that nobody knows are left out. */
export function CostCards({ deals }: { deals: readonly CountedDeal[] }) {
  const cards = currencies.flatMap((currency) =>
    counted.flatMap((name) => {
      const cost = costOf(deals, currency, name);
      return cost ? [{ ...cost, currency, name }] : [];
    }),
  );
  if (cards.length === 0) return null;
  return (
    <ul aria-label={m.result_costs()} className="cost-cards">
      {cards.map(({ currency, name, cents, amount, known, of }) => (
        <li key={`${currency} ${name}`} className="card num px-5 py-4">
          <p className="text-sm text-ink-2">{m.result_cost_per({ name, currency })}</p>
          <p className="disp my-1 text-[26px]">
            <bdi>{formatUnitCost(cents, amount, currency)}</bdi>
          </p>
          <Coverage known={known} of={of} />
          <p className="hint mt-1">
            {m.result_cost_of({ price: formatMoney(cents, currency), name, count: formatCount(amount) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
