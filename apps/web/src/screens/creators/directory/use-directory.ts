import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eachOnce } from '../../../lib/each-once.ts';
import type { About } from '../../../lib/head.ts';
import { pagedQ } from '../../../lib/query.ts';
import { type DirectoryFilters, directoryQuery } from './directory-filters.ts';

/** Head of the directory. */
export const aboutCreators = (): About => ({
  title: m.directory_title(),
  description: m.directory_description(),
});

/** Number of creators that load at once. */
export const directoryPageSize = 24;

/** Query of the directory for these filters. */
export const askedOf = (filters: DirectoryFilters) => ({
  ...directoryQuery(filters),
  limit: directoryPageSize,
});

/** The creators that pass the filters, in pages. */
export const pagesOf = (filters: DirectoryFilters) =>
  pagedQ('creators.directory', { query: askedOf(filters) });

/** The creators that pass the filters, page by page; the former ones stay until the new ones are there. */
export function useDirectory(filters: DirectoryFilters) {
  const query = useInfiniteQuery({
    ...pagesOf(filters),
    placeholderData: keepPreviousData,
    // Asking for every page again whenever the window comes back would shuffle what is being read.
    refetchOnWindowFocus: false,
    staleTime: minuteMs,
  });

  const pages = query.data?.pages;
  const creators = useMemo(() => {
    return eachOnce(pages?.flatMap((page) => page.creators) ?? []);
  }, [pages]);

  const [first] = pages ?? [];
  return {
    ...query,
    creators,
    total: first?.total,
    facets: first?.facets,
    corrections: first?.corrections,
  };
}
