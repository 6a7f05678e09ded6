import { centsFromDollars } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { type DirectoryFilters, filterValues, withoutFilter } from './directory-filters.ts';
import { filterLabels, followersLabel } from './filter-labels.ts';

interface FilterChipsProps {
  filters: DirectoryFilters;
  onChange: (some: Partial<DirectoryFilters>) => void;
}

const price = (dollars: string) => formatMoney(centsFromDollars(dollars) ?? 0, 'USD');
const labelOf = ({ filter, value }: ReturnType<typeof filterValues>[number]): string => {
  if (filter === 'followers') return m.directory_chip_followers({ followers: followersLabel(value) });
  if (filter === 'min') return m.directory_chip_min({ amount: price(value) });
  if (filter === 'max') return m.directory_chip_max({ amount: price(value) });
  return filterLabels[filter].labelOf(value);
};

/** Active filters, each removed by a press; nothing while there are none. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const values = filterValues(filters);
  if (values.length === 0) return null;
  return (
    <ul aria-label={m.directory_chips()} className="mt-4 flex flex-wrap gap-2 noscript:hidden">
      {values.map(({ filter, value }) => {
        const label = labelOf({ filter, value });
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
