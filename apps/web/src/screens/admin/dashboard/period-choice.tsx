import { usualPeriodDays } from '@briefcast/contract';
import { daysOfPeriod } from '@briefcast/contract/admin/plot-steps';
import { addToIsoDay, isoDay } from '@briefcast/contract/kit/days';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { PeriodFilter, periodOf } from '../lists/list-filters.tsx';

const choices = [7, 30, 90];

/** The days in the address, of which one may be missing, and a way to others. */
export function usePeriod() {
  const { params, change } = useAddressFilters();
  return { period: periodOf(params), params, setFilters: change };
}

/** The last 7, 30 or 90 days, or days of one's own. */
export function PeriodChoice({
  choice,
  shown,
}: {
  choice: ReturnType<typeof usePeriod>;
  /** The days that the figures are of, once they are known. */
  shown: { from: string; to: string } | undefined;
}) {
  const { period, setFilters } = choice;
  const today = isoDay(new Date());
  const isUsual = period.from === undefined && period.to === undefined;
  const chosen = isUsual
    ? usualPeriodDays
    : period.from && (period.to ?? today) === today
      ? daysOfPeriod({ from: period.from, to: today })
      : null;
  return (
    <div className="flex flex-wrap items-end gap-x-2.5 gap-y-3">
      <fieldset className="segments max-sm:basis-full">
        <legend className="sr-only">{m.admin_period()}</legend>
        {choices.map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={days === chosen}
            className={clsx('segment px-4!', days === chosen && 'bg-surface text-ink! shadow-[var(--e-1)]')}
            onClick={() =>
              setFilters(
                days === usualPeriodDays
                  ? { from: undefined, to: undefined }
                  : { from: addToIsoDay(today, 1 - days), to: today },
              )
            }
          >
            {m.admin_days({ n: days, count: formatCount(days) })}
          </button>
        ))}
      </fieldset>
      <PeriodFilter list={choice} usual={shown} />
    </div>
  );
}
