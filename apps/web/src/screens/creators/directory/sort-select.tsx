import { m } from '@briefcast/i18n/messages';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type DirectoryFilters, fieldNames } from './directory-filters.ts';
import type { FilterEvents } from './use-filter-events.ts';

const sorts = [
  { value: 'newest', label: m.directory_newest },
  { value: 'price_asc', label: m.directory_cheapest },
  { value: 'price_desc', label: m.directory_dearest },
] as const satisfies { value: DirectoryFilters['sort']; label: () => string }[];

interface SortSelectProps {
  /** Order that is chosen initially. */
  value: DirectoryFilters['sort'];
  events: FilterEvents;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** Choice of the results' order. */
export function SortSelect({ value, events, labelHidden, className }: SortSelectProps) {
  return (
    <Field label={m.directory_sort()} labelHidden={labelHidden} className={className}>
      <Select
        options={sorts.map(({ value, label }) => ({ value, label: label() }))}
        name={fieldNames.sort}
        defaultValue={value}
        {...events}
      />
    </Field>
  );
}
