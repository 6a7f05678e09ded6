import type { DirectoryFilters } from './directory-filters.ts';
import { FacetList } from './facet-list.tsx';
import { PriceRange } from './price-range.tsx';
import type { Facets } from './use-steady-facets.ts';

export interface FilterFieldsProps {
  filters: DirectoryFilters;
  /** Undefined while they are on their way, null when they could not be loaded. */
  facets: Facets | undefined | null;
  onChange: (some: Partial<DirectoryFilters>) => void;
  /** Counts the resets: what was typed but never counted goes too. */
  resets: number;
}

/** What the filter panel asks, in the panel and in the sheet. */
export function FilterFields({ filters, facets, onChange, resets }: FilterFieldsProps) {
  return (
    <div className="grid gap-5">
      {facets === null ? (
        <p className="hint">Languages, categories and locations could not be loaded.</p>
      ) : (
        <>
          <FacetList
            label="Languages"
            values={facets?.languages}
            selected={filters.languages}
            onChange={(languages) => onChange({ languages })}
          />
          <FacetList
            label="Categories"
            values={facets?.categories}
            selected={filters.categories}
            onChange={(categories) => onChange({ categories })}
          />
          <FacetList
            label="Location"
            values={facets?.locations}
            selected={filters.locations}
            onChange={(locations) => onChange({ locations })}
          />
        </>
      )}
      <PriceRange key={resets} filters={filters} onChange={onChange} />
    </div>
  );
}
