import type { DirectoryPage } from '@briefcast/contract';
import { compareTexts } from '@briefcast/i18n/format';
import { useState } from 'react';
import { isRetired } from '../../../lib/market.ts';
import { type DirectoryFilters, type FacetName, facetNames } from './directory-filters.ts';

type Counts = DirectoryPage['facets'];
export type Facets = Record<FacetName, Counts['languages']>;

/** Builds a value for every filter. */
const ofEach = <Value>(make: (name: FacetName) => Value) =>
  Object.fromEntries(facetNames.map((name) => [name, make(name)])) as Record<FacetName, Value>;

const never = () => false;
/** Whether the market no longer offers a value. */
const isGone: Record<FacetName, (value: string) => boolean> = {
  ...ofEach(() => never),
  categories: (value) => isRetired('categories', value),
  languages: (value) => isRetired('contentLanguages', value),
};

/** Every value that was ever seen and is still offered or chosen, with the count of now. */
function steadyFacet(
  known: readonly string[],
  counted: Facets[FacetName],
  selected: readonly string[],
  isGone: (value: string) => boolean,
): Facets[FacetName] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const values = new Set([...known, ...counts.keys(), ...selected]);
  return [...values]
    .filter((value) => selected.includes(value) || !isGone(value))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

const noValues = ofEach((): string[] => []);

/** In the order of the reader's alphabet. Asked for where it is shown: a phone, which shows no list yet, has to learn it first. */
export const inOrder = (facet: Facets[FacetName], labelOf: (value: string) => string): Facets[FacetName] =>
  facet.toSorted((one, other) => compareTexts(labelOf(one.value), labelOf(other.value)));

/** The values that were known before and those that have come. */
const withValues = (known: Record<FacetName, string[]>, counts: Counts): Record<FacetName, string[]> =>
  ofEach((name) => [...new Set([...known[name], ...(counts[name] ?? []).map(({ value }) => value)])]);

/**
 * The lists of the filter panel. A value that no longer fits stays, with a count of 0: otherwise the box that
 * somebody is about to click would move away under the pointer. Undefined until the first answer.
 */
export function useSteadyFacets(facets: Counts | undefined, filters: DirectoryFilters): Facets | undefined {
  const [last, setLast] = useState(facets);
  const [known, setKnown] = useState(() => (facets ? withValues(noValues, facets) : noValues));

  if (facets !== undefined && facets !== last) {
    setLast(facets);
    setKnown(withValues(known, facets));
  }

  const counted = facets ?? last;
  if (counted === undefined) return undefined;
  return ofEach((name) => steadyFacet(known[name], counted[name] ?? [], filters[name], isGone[name]));
}
