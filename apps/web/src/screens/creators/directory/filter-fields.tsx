import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  type DirectoryFilters,
  type FacetName,
  fieldNames,
  followerSteps,
  moreFacets,
  turnaroundSteps,
  usualFacets,
} from './directory-filters.ts';
import { filterLabels, followersLabel, turnaroundLabel } from './filter-labels.ts';
import { PriceRange } from './price-range.tsx';
import type { FilterEvents } from './use-filter-events.ts';
import { type Facets, inOrder } from './use-steady-facets.ts';

export interface FilterFieldsProps {
  filters: DirectoryFilters;
  /** Undefined while they are on their way, null when they could not be loaded. */
  facets: Facets | undefined | null;
  events: FilterEvents;
  /** Changes when the fields must be filled again from the filters. */
  version: number;
}

/** Fields of the filter panel, in the panel and in the sheet, for the form around them. */
export function FilterFields({ version, ...fields }: FilterFieldsProps) {
  return (
    <div key={version} className="grid gap-5">
      {fields.facets === null ? <p className="hint">{m.directory_lists_failed()}</p> : null}
      <FacetLists names={usualFacets} {...fields} />
      <PriceRange filters={fields.filters} events={fields.events} />
      <MoreFilters {...fields} />
    </div>
  );
}

type Fields = Omit<FilterFieldsProps, 'version'>;

/** Filters that fewer people need; open at first where one of them is set. */
function MoreFilters(fields: Fields) {
  const { filters, events } = fields;
  // Kept, so that it stays open under the hand that empties it.
  const [isOpen] = useState(
    ([...moreFacets, 'followers', 'turnaround'] as const).some((name) => filters[name].length > 0),
  );
  return (
    <details open={isOpen} className="group">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-md px-2 font-semibold hover:bg-sunken">
        {m.directory_more()}
        <ChevronDown aria-hidden className="ic transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-3">
        <FacetLists names={moreFacets} {...fields} />
        <FollowersSelect value={filters.followers} events={events} />
        <Field label={m.directory_turnaround()}>
          <Select
            placeholder={m.directory_turnaround_any()}
            options={turnaroundSteps.map((step) => ({ value: step, label: turnaroundLabel(step) }))}
            name={fieldNames.turnaround}
            defaultValue={filters.turnaround}
            {...events}
          />
        </Field>
      </div>
    </details>
  );
}

/** One list for each of these filters; none where they could not be loaded. */
function FacetLists({ names, filters, facets, events }: Fields & { names: readonly FacetName[] }) {
  if (facets === null) return null;
  return names.map((filter) => (
    <FacetList
      key={filter}
      label={filterLabels[filter].label()}
      labelOf={filterLabels[filter].labelOf}
      name={fieldNames[filter]}
      values={facets?.[filter]}
      selected={filters[filter]}
      events={events}
    />
  ));
}

interface FacetListProps {
  label: string;
  /** Label of a value. */
  labelOf: (value: string) => string;
  /** Name of its field in the form. */
  name: string;
  /** Undefined until the first answer is there. */
  values: Facets['languages'] | undefined;
  /** Values that are ticked initially. */
  selected: readonly string[];
  events: FilterEvents;
}

/** The values of one filter in the order of the alphabet, each with the number of creators it would leave. */
function FacetList({ label, labelOf, name, values, selected, events }: FacetListProps) {
  return (
    <FieldGroup label={label}>
      <div className="scroll-fade -mx-1 max-h-40 overflow-y-auto overscroll-contain px-1">
        {values === undefined
          ? ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
              <Skeleton key={width} className={`my-2 h-5 ${width}`} />
            ))
          : inOrder(values, labelOf).map(({ value, count }) => (
              <Checkbox
                key={value}
                dense
                label={<bdi>{labelOf(value)}</bdi>}
                end={formatCount(count)}
                name={name}
                value={value}
                defaultChecked={selected.includes(value)}
                {...events}
              />
            ))}
        {values?.length === 0 ? <p className="hint py-2">{m.directory_list_empty()}</p> : null}
      </div>
    </FieldGroup>
  );
}

interface FollowersSelectProps {
  /** Value that is chosen initially. */
  value: string;
  events: FilterEvents;
}

/** The least followers that the accounts of a creator have together. */
function FollowersSelect({ value, events }: FollowersSelectProps) {
  return (
    <Field label={m.directory_followers()} hint={m.directory_followers_hint()}>
      <Select
        placeholder={m.directory_followers_any()}
        options={followerSteps.map((step) => ({ value: step, label: followersLabel(step) }))}
        name={fieldNames.followers}
        defaultValue={value}
        {...events}
      />
    </Field>
  );
}
