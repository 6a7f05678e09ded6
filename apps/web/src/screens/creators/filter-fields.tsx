import { type DirectoryFilters, fieldNames } from './directory-filters.ts';
import { FacetList } from './facet-list.tsx';
import { PriceRange } from './price-range.tsx';
import type { FilterEvents } from './use-filter-events.ts';
import type { Facets } from './use-steady-facets.ts';

export interface FilterFieldsProps {
  filters: DirectoryFilters;
  /** Undefined while they are on their way, null when they could not be loaded. */
  facets: Facets | undefined | null;
  events: FilterEvents;
  /** With another one the fields begin anew, as the filters say. */
  version: number;
}

const lists = [
  { label: 'Languages', filter: 'languages' },
  { label: 'Categories', filter: 'categories' },
  { label: 'Location', filter: 'locations' },
] as const;

/** What the filter panel asks, in the panel and in the sheet: the fields of the form around it. */
export function FilterFields({ filters, facets, events, version }: FilterFieldsProps) {
  return (
    <div key={version} className="grid gap-5">
      {facets === null ? (
        <p className="hint">Languages, categories and locations could not be loaded.</p>
      ) : (
        lists.map(({ label, filter }) => (
          <FacetList
            key={filter}
            label={label}
            name={fieldNames[filter]}
            values={facets?.[filter]}
            selected={filters[filter]}
            events={events}
          />
        ))
      )}
      <PriceRange filters={filters} events={events} />
    </div>
  );
}
