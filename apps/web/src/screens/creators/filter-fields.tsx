import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
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

/** Places are what people wrote. */
const asWritten = (place: string) => place;

const lists = [
  { label: m.directory_languages, filter: 'languages', labelOf: languageLabel },
  { label: m.directory_categories, filter: 'categories', labelOf: categoryLabel },
  { label: m.directory_location, filter: 'locations', labelOf: asWritten },
] as const;

/** What the filter panel asks, in the panel and in the sheet: the fields of the form around it. */
export function FilterFields({ filters, facets, events, version }: FilterFieldsProps) {
  return (
    <div key={version} className="grid gap-5">
      {facets === null ? (
        <p className="hint">{m.directory_lists_failed()}</p>
      ) : (
        lists.map(({ label, filter, labelOf }) => (
          <FacetList
            key={filter}
            label={label()}
            labelOf={labelOf}
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
