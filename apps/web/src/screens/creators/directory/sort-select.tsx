import { directorySorts } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type DirectoryFilters, fieldNames } from './directory-filters.ts';
import type { FilterEvents } from './use-filter-events.ts';

const labels: Record<DirectoryFilters['sort'], () => string> = {
  newest: m.directory_newest,
  price_asc: m.directory_cheapest,
  price_desc: m.directory_dearest,
};

interface SortSelectProps {
  /** Order that is chosen initially. */
  value: DirectoryFilters['sort'];
  /** Where words are searched, the usual order begins with the best matches. */
  isSearch: boolean;
  events: FilterEvents;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** Choice of the results' order. */
export function SortSelect({ value, isSearch, events, labelHidden, className }: SortSelectProps) {
  return (
    <Field label={m.directory_sort()} labelHidden={labelHidden} className={className}>
      <Select
        options={directorySorts.map((sort) => ({
          value: sort,
          label: isSearch && sort === 'newest' ? m.directory_best() : labels[sort](),
        }))}
        name={fieldNames.sort}
        defaultValue={value}
        {...events}
      />
    </Field>
  );
}
