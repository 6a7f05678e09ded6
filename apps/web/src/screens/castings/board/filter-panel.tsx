import type { BoardPage } from '@briefcast/contract';
import type { WordKind } from '@briefcast/contract/admin/market-words';
import { currencies } from '@briefcast/contract/kit/currencies';
import { formatCount } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { isRetired } from '../../../lib/market.ts';
import { currencyCode } from '../../../parts/currencies/currency-code.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type BoardFilters, countFilters, type ListFilter } from './board-filters.ts';
import { SortField } from './sort-field.tsx';

interface FilterPanelProps {
  id: string;
  filters: BoardFilters;
  /** Undefined until the first answer is there. */
  counts: BoardPage['counts'] | undefined;
  /** On small screens it is shown once it was asked for. */
  isOpen: boolean;
  onChange: (some: Partial<BoardFilters>) => void;
  onReset: () => void;
}

const lists: readonly {
  filter: ListFilter;
  label: () => string;
  labelOf: (value: string) => string;
  kind?: WordKind;
}[] = [
  { filter: 'categories', label: m.casting_filter_category, labelOf: categoryLabel, kind: 'categories' },
  { filter: 'languages', label: m.casting_filter_language, labelOf: languageLabel, kind: 'contentLanguages' },
  { filter: 'deliverables', label: m.casting_filter_deliverable, labelOf: deliverableLabel },
];

/** Filters of the board: they count at once, and are kept in the address. */
export function FilterPanel({ id, filters, counts, isOpen, onChange, onReset }: FilterPanelProps) {
  return (
    <aside
      id={id}
      aria-label={m.casting_filters()}
      className={clsx('card grid gap-5 p-5', !isOpen && 'max-lg:hidden')}
    >
      <h2 className="pe-4 text-d4">{m.casting_filters()}</h2>
      <SortField className="sm:hidden" filters={filters} onChange={onChange} />
      {lists.map(({ filter, label, labelOf, kind }) => (
        <ValueList
          key={filter}
          label={label()}
          labelOf={labelOf}
          values={(counts?.[filter] ?? []).filter(({ value }) => !(kind && isRetired(kind, value)))}
          selected={filters[filter]}
          onChange={(values) => onChange({ [filter]: values })}
        />
      ))}
      <Field label={m.casting_filter_currency()}>
        <Select
          placeholder={m.casting_filter_any_currency()}
          options={currencies.map((currency) => ({ value: currency, label: currencyCode(currency) }))}
          value={filters.currency}
          onChange={({ target }) => onChange({ currency: target.value as BoardFilters['currency'] })}
        />
      </Field>
      <Field label={m.casting_filter_min()} hint={m.casting_filter_min_hint()}>
        <TextInput
          key={filters.min}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={filters.min}
          start={<span aria-hidden>$</span>}
          onBlur={({ target }) => target.value !== filters.min && onChange({ min: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange({ min: event.currentTarget.value });
          }}
        />
      </Field>
      {countFilters(filters) > 0 ? (
        <Button variant="outline" onClick={onReset}>
          {m.casting_filter_reset()}
        </Button>
      ) : null}
    </aside>
  );
}

interface ValueListProps {
  label: string;
  labelOf: (value: string) => string;
  values: readonly { value: string; count: number }[];
  selected: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The values of one filter, the most frequent first; one that is chosen and that nothing has any more stays. */
function ValueList({ label, labelOf, values, selected, onChange }: ValueListProps) {
  const gone = selected.filter((value) => !values.some((known) => known.value === value));
  const all = [...values, ...gone.map((value) => ({ value, count: 0 }))];
  if (all.length === 0) return null;
  return (
    <FieldGroup label={label}>
      <div className="scroll-fade -mx-1 max-h-44 overflow-y-auto overscroll-contain px-1">
        {all.map(({ value, count }) => (
          <Checkbox
            key={value}
            dense
            label={<bdi>{labelOf(value)}</bdi>}
            end={formatCount(count)}
            checked={selected.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...selected, value] : selected.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
