import { m } from '@briefcast/i18n/messages';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type BoardFilters, sorts } from './board-filters.ts';

const labels = {
  closing: m.casting_sort_closing,
  newest: m.casting_sort_newest,
  pay: m.casting_sort_pay,
} as const;

interface SortFieldProps {
  filters: BoardFilters;
  onChange: (some: Partial<BoardFilters>) => void;
  labelHidden?: boolean;
  className: string;
}

/** By what the board is sorted. */
export const SortField = ({ filters, onChange, labelHidden, className }: SortFieldProps) => (
  <Field label={m.casting_sort()} labelHidden={labelHidden} className={className}>
    <Select
      options={sorts.map((value) => ({ value, label: labels[value]() }))}
      value={filters.sort}
      onChange={({ target }) => onChange({ sort: target.value as BoardFilters['sort'] })}
    />
  </Field>
);
