import { centsFromDollars } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { workKindLabel } from '@briefcast/i18n/labels/work-kind';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { type DirectoryFilters, filterValues, withoutFilter } from './directory-filters.ts';
import { filterLabels, followersLabel, turnaroundLabel } from './filter-labels.ts';

interface FilterChipsProps {
  filters: DirectoryFilters;
  onChange: (some: Partial<DirectoryFilters>) => void;
}

const price = (dollars: string) => formatMoney(centsFromDollars(dollars) ?? 0, 'USD');

/** A bound of the price, with the kind that it is of. */
function priceLabel(filter: 'min' | 'max', value: string, kind: DirectoryFilters['kind']): string {
  const bound = filter === 'min' ? m.directory_chip_min : m.directory_chip_max;
  const amount = bound({ amount: price(value) });
  return kind ? m.directory_chip_of_kind({ kind: workKindLabel(kind), price: amount }) : amount;
}

function labelOf({ filter, value }: ReturnType<typeof filterValues>[number], kind: DirectoryFilters['kind']) {
  if (filter === 'followers') return m.directory_chip_followers({ followers: followersLabel(value) });
  if (filter === 'turnaround') return m.directory_chip_turnaround({ turnaround: turnaroundLabel(value) });
  if (filter === 'min' || filter === 'max') return priceLabel(filter, value, kind);
  return filterLabels[filter].labelOf(value);
}

/** Active filters, each removed by a press; nothing while there are none. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const values = filterValues(filters);
  if (values.length === 0) return null;
  return (
    <ul aria-label={m.directory_chips()} className="mt-4 flex flex-wrap gap-2 noscript:hidden">
      {values.map(({ filter, value }) => {
        const label = labelOf({ filter, value }, filters.kind);
        return (
          <li key={`${filter} ${value}`} className="max-w-full">
            <button
              type="button"
              className="flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-surface ps-3.5 pe-2.5 text-sm font-medium shadow-e0 hover:bg-sunken"
              aria-label={m.directory_chip_remove({ label })}
              onClick={() => onChange(withoutFilter(filters, filter, value))}
            >
              <bdi className="truncate">{label}</bdi>
              <X aria-hidden className="ic size-4! flex-none" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
