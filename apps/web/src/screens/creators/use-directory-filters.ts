import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DirectoryFilters, noFilters, readFilters, writeFilters } from './directory-filters.ts';

interface Fields {
  /** The query that the fields were last compared with. */
  address: string;
  /** Queries written from the fields that have not come back through the router yet. */
  written: readonly string[];
  /** Fields hold what was typed; with another version they begin anew. */
  version: number;
}

/** What the fields wrote themselves changes nothing in them; any other address (a link, Back) fills them anew. */
function arrive({ written, version }: Fields, address: string): Fields {
  const echo = written.indexOf(address);
  return echo === -1
    ? { address, written: [], version: version + 1 }
    : { address, written: written.slice(echo + 1), version };
}

/**
 * The filters of the address bar, how to change some of them, and the version of their fields, which is the key of
 * whatever holds fields.
 */
export function useDirectoryFilters() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [fields, setFields] = useState<Fields>({ address, written: [], version: 0 });
  if (address !== fields.address) setFields(arrive(fields, address));

  const options = { replace: true, preventScrollReset: true };
  const coming = readFilters(new URLSearchParams(fields.written.at(-1) ?? address));

  /** Returns whether that made a difference. */
  function change(some: Partial<DirectoryFilters>): boolean {
    const next = writeFilters({ ...coming, ...some });
    if (next.toString() === writeFilters(coming).toString()) return false;
    setFields((current) => ({ ...current, written: [...current.written, next.toString()] }));
    setParams(next, options);
    return true;
  }

  function reset() {
    const next = writeFilters(noFilters);
    // What was typed and never counted goes too, where the address stays the same.
    const isThere = next.toString() === address;
    setFields(({ version }) => ({ address, written: [], version: isThere ? version + 1 : version }));
    setParams(next, options);
  }

  return { filters: readFilters(params), version: fields.version, change, reset };
}
