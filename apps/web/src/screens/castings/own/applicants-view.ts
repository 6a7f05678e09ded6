import type { ApplicantSort, ApplicantsQuery } from '@briefcast/contract';
import { ApplicantFilter, applicantSorts } from '@briefcast/contract/castings/application';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';

export type Place = 'all' | 'shortlisted' | 'passed' | 'cast' | 'invited';
const shows: Record<Place, ApplicantsQuery['show']> = {
  all: undefined,
  shortlisted: 'SHORTLISTED',
  passed: 'PASSED',
  cast: 'CAST',
  // They did not apply, so that there is nothing to ask for.
  invited: undefined,
};

const isPlace = (value: string | null): value is Place => value !== null && value in shows;
const isSort = (value: string | null): value is ApplicantSort =>
  applicantSorts.some((sort) => sort === value);

export interface ApplicantsView {
  place: Place;
  sort: ApplicantSort;
  filters: readonly ApplicantFilter[];
  isFiltered: boolean;
  /** View as the request's query. */
  query: Pick<ApplicantsQuery, 'show' | 'sort' | 'filters'>;
  change: (to: Partial<Pick<ApplicantsView, 'place' | 'sort' | 'filters'>>) => void;
}

/** Shown applicants and their order, by the address, which can be sent to a colleague. */
export function useApplicantsView(isBlind: boolean): ApplicantsView {
  const { params, go } = useAddressFilters();
  const [show, sorted] = [params.get('show'), params.get('sort')];
  const place = isPlace(show) ? show : 'all';
  const sort = isSort(sorted) ? sorted : 'newest';
  const asked = params.getAll('filter');
  const filters = ApplicantFilter.options.filter((filter) => asked.includes(filter));
  const only = shows[place];
  return {
    place,
    sort,
    filters,
    isFiltered: filters.length > 0,
    query: {
      ...(only ? { show: only } : {}),
      // Any other order tells who came when, or who asks what.
      ...(isBlind ? { sort: 'shuffled' } : sort === 'newest' ? {} : { sort }),
      ...(filters.length > 0 ? { filters } : {}),
    },
    change(to) {
      const next = { place, sort, filters, ...to };
      const address = new URLSearchParams();
      if (next.place !== 'all') address.set('show', next.place);
      if (next.sort !== 'newest') address.set('sort', next.sort);
      for (const filter of next.filters) address.append('filter', filter);
      go(address, { replace: to.place === undefined });
    },
  };
}
