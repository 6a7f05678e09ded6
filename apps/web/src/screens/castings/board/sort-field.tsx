import { m } from '@briefcast/i18n/messages';
import { useSession } from '../../../lib/session.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type BoardFilters, sorts } from './board-filters.ts';

const labels = {
  closing: m.casting_sort_closing,
  newest: m.casting_sort_newest,
  pay: m.casting_sort_pay,
  fit: m.casting_sort_fit,
} as const;

interface SortFieldProps {
  filters: BoardFilters;
  onChange: (some: Partial<BoardFilters>) => void;
  labelHidden?: boolean;
  className: string;
}

/** Choice of the board's order. */
export function SortField({ filters, onChange, labelHidden, className }: SortFieldProps) {
  const { user } = useSession();
  const offered = sorts.filter((value) => value !== 'fit' || user?.role === 'CREATOR');
  return (
    <Field label={m.casting_sort()} labelHidden={labelHidden} className={className}>
      <Select
        options={offered.map((value) => ({ value, label: labels[value]() }))}
        value={offered.find((value) => value === filters.sort) ?? 'closing'}
        onChange={({ target }) => onChange({ sort: target.value as BoardFilters['sort'] })}
      />
    </Field>
  );
}
