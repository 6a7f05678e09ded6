import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type DirectoryFilters, readFilters, writeFilters } from './directory-filters.ts';

/** The filters of the address bar, and how to change some of them. */
export function useDirectoryFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);

  // A price that is left and the checkbox that was clicked change the address within one turn: the second must
  // build upon the first.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);

  function change(some: Partial<DirectoryFilters>) {
    latest.current = { ...latest.current, ...some };
    setParams(writeFilters(latest.current), { replace: true, preventScrollReset: true });
  }

  return { filters, change };
}
