import type { Currency, Surcharge } from '@briefcast/contract';
import { surchargeGroups, surchargeText } from '@briefcast/i18n/labels/surcharges';
import { m } from '@briefcast/i18n/messages';

interface SurchargeListProps {
  surcharges: readonly Surcharge[];
  currency: Currency;
}

/** A creator's prices for rights beyond the usual ones, by group; groups without a price read as on request. */
export function SurchargeList({ surcharges, currency }: SurchargeListProps) {
  const statedOf = new Map(surcharges.map((one) => [one.line, one]));
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{m.person_surcharges_usual()}</p>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {surchargeGroups.map(({ title, steps }) => {
          const stated = steps.filter(({ line }) => statedOf.has(line));
          return (
            <div key={title()} className="min-w-0">
              <dt className="hint">{title()}</dt>
              {stated.length === 0 ? (
                <dd className="mt-0.5 font-medium text-ink-3">{m.surcharge_ask()}</dd>
              ) : (
                stated.map(({ line, label }) => (
                  <dd key={line} className="mt-0.5 flex justify-between gap-4">
                    <span className="min-w-0">{label()}</span>
                    <bdi className="num font-semibold">{surchargeText(statedOf.get(line), currency)}</bdi>
                  </dd>
                ))
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}
