import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { type DirectoryFilters, fieldNames } from './directory-filters.ts';
import type { FilterEvents } from './use-filter-events.ts';

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price_asc', label: 'Lowest price first' },
  { value: 'price_desc', label: 'Highest price first' },
] as const satisfies { value: DirectoryFilters['sort']; label: string }[];

interface SortSelectProps {
  /** What is chosen to begin with. */
  value: DirectoryFilters['sort'];
  events: FilterEvents;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** Who comes first. */
export function SortSelect({ value, events, labelHidden, className }: SortSelectProps) {
  return (
    <Field label="Sort by" labelHidden={labelHidden} className={className}>
      <Select options={sorts} name={fieldNames.sort} defaultValue={value} {...events} />
    </Field>
  );
}
