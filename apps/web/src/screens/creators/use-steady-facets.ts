import type { DirectoryPage } from '@briefcast/contract';
import { compareTexts } from '@briefcast/i18n/format';
import { useState } from 'react';
import type { DirectoryFilters, FacetName } from './directory-filters.ts';

export type Facets = DirectoryPage['facets'];

/** Every value that was ever seen, with the count of now. */
function steadyFacet(
  known: readonly string[],
  counted: Facets[FacetName],
  selected: readonly string[],
): Facets[FacetName] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const values = new Set([...known, ...counts.keys(), ...selected]);
  return [...values].map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

const noValues: Record<FacetName, string[]> = { languages: [], categories: [], locations: [] };

/** In the order of the reader's alphabet. Asked for where it is shown: a phone, which shows no list yet, has to learn it first. */
export const inOrder = (facet: Facets[FacetName], labelOf: (value: string) => string): Facets[FacetName] =>
  facet.toSorted((one, other) => compareTexts(labelOf(one.value), labelOf(other.value)));

/** The values that were known before and those that have come. */
function withValues(known: Record<FacetName, string[]>, facets: Facets): Record<FacetName, string[]> {
  const values = (name: FacetName) => [
    ...new Set([...known[name], ...facets[name].map(({ value }) => value)]),
  ];
  return { languages: values('languages'), categories: values('categories'), locations: values('locations') };
}

/**
 * The lists of the filter panel. A value that no longer fits stays, with a count of 0: otherwise the box that
 * somebody is about to click would move away under the pointer. Undefined until the first answer.
 */
export function useSteadyFacets(facets: Facets | undefined, filters: DirectoryFilters): Facets | undefined {
  const [last, setLast] = useState(facets);
  const [known, setKnown] = useState(() => (facets ? withValues(noValues, facets) : noValues));

  if (facets !== undefined && facets !== last) {
    setLast(facets);
    setKnown(withValues(known, facets));
  }

  const counted = facets ?? last;
  if (counted === undefined) return undefined;
  return {
    languages: steadyFacet(known.languages, counted.languages, filters.languages),
    categories: steadyFacet(known.categories, counted.categories, filters.categories),
    locations: steadyFacet(known.locations, counted.locations, filters.locations),
  };
}
