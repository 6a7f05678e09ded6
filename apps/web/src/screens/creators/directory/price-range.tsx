import { workKinds } from '@briefcast/contract';
import { workKindLabel } from '@briefcast/i18n/labels/work-kind';
import { m } from '@briefcast/i18n/messages';
import { type ChangeEvent, useState } from 'react';
import { FieldGroup } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type DirectoryFilters, fieldNames, priceProblem, rangeNote } from './directory-filters.ts';
import type { FilterEvents } from './use-filter-events.ts';

interface PriceRangeProps {
  filters: DirectoryFilters;
  events: FilterEvents;
}

/**
 * Lowest and highest price, in dollars: the starting price, or that of a kind. Text that is not an amount filters nothing and shows an error.
 * The lower of the two is the lowest, whichever field it was typed in.
 */
export function PriceRange({ filters, events }: PriceRangeProps) {
  const [min, setMin] = useState(filters.min);
  const [max, setMax] = useState(filters.max);
  const error = priceProblem(min) ?? priceProblem(max);

  const fieldOf = (filter: 'min' | 'max', typed: string, onTyped: (text: string) => void) => ({
    name: fieldNames[filter],
    defaultValue: filters[filter],
    'aria-invalid': priceProblem(typed) !== undefined || undefined,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 14,
    onBlur: events.onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onTyped(event.target.value);
      events.onChange(event);
    },
  });

  return (
    <FieldGroup label={m.directory_price()} hint={error ? undefined : rangeNote(filters)} error={error}>
      <Select
        aria-label={m.directory_price_of()}
        placeholder={m.directory_price_starting()}
        options={workKinds.map((kind) => ({ value: kind, label: workKindLabel(kind) }))}
        name={fieldNames.kind}
        defaultValue={filters.kind}
        {...events}
      />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <TextInput
          aria-label={m.directory_price_min()}
          placeholder={m.directory_min()}
          {...fieldOf('min', min, setMin)}
        />
        <TextInput
          aria-label={m.directory_price_max()}
          placeholder={m.directory_max()}
          {...fieldOf('max', max, setMax)}
        />
      </div>
    </FieldGroup>
  );
}
