import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { DirectoryFilters } from './directory-filters.ts';

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price_asc', label: 'Lowest price first' },
  { value: 'price_desc', label: 'Highest price first' },
] as const satisfies { value: DirectoryFilters['sort']; label: string }[];

interface SortSelectProps {
  value: DirectoryFilters['sort'];
  onChange: (some: Pick<DirectoryFilters, 'sort'>) => void;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** Who comes first. */
export function SortSelect({ value, onChange, labelHidden, className }: SortSelectProps) {
  return (
    <Field label="Sort by" labelHidden={labelHidden} className={className}>
      <Select
        options={sorts}
        value={value}
        onChange={({ target }) =>
          onChange({ sort: sorts.find((sort) => sort.value === target.value)?.value ?? 'newest' })
        }
      />
    </Field>
  );
}
