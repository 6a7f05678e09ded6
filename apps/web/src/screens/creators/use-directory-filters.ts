import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DirectoryFilters, readFilters, writeFilters } from './directory-filters.ts';

interface Known {
  filters: DirectoryFilters;
  /** The query that the filters were last compared with. */
  address: string;
  /** Queries written by this screen that have not come back through the router yet. */
  written: readonly string[];
}

/** An echo of one's own writing changes nothing; any other address (a link, Back) is read anew. */
function arrive(known: Known, address: string): Known {
  const echo = known.written.indexOf(address);
  return echo === -1
    ? { filters: readFilters(new URLSearchParams(address)), address, written: [] }
    : { ...known, address, written: known.written.slice(echo + 1) };
}

/**
 * The filters of the address bar, and how to change some of them. A change shows at once: the router takes a
 * moment, and a checkbox must not wait for it.
 */
export function useDirectoryFilters() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [known, setKnown] = useState<Known>({ filters: readFilters(params), address, written: [] });
  if (address !== known.address) setKnown(arrive(known, address));

  // A price that is left and the checkbox that was clicked come within one turn: the second builds on the first.
  const latest = useRef(known.filters);
  useEffect(() => {
    latest.current = known.filters;
  }, [known.filters]);

  function change(some: Partial<DirectoryFilters>) {
    const filters = { ...latest.current, ...some };
    latest.current = filters;
    const next = writeFilters(filters);
    setKnown((current) => {
      const isThere = current.written.length === 0 && current.address === next.toString();
      return { ...current, filters, written: isThere ? [] : [...current.written, next.toString()] };
    });
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return { filters: known.filters, change };
}
