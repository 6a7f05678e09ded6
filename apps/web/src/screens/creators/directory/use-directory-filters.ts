import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DirectoryFilters, noFilters, readFilters, writeFilters } from './directory-filters.ts';

interface Fields {
  /** The query that the fields were last compared with. */
  address: string;
  /** Queries written from the fields that have not come back through the router yet. */
  written: readonly string[];
  /** Keeps typed text in the fields; another version fills them again. */
  version: number;
  /** The text that is being typed: all of it is one step of the history. Null after anything else. */
  typing: keyof DirectoryFilters | null;
}

const typed: readonly (keyof DirectoryFilters)[] = ['search', 'min', 'max'];

/** The one text in which these differ; null where something was chosen, or more than one text changed. */
function textThatChanged(before: DirectoryFilters, after: DirectoryFilters): keyof DirectoryFilters | null {
  const names = Object.keys(before) as (keyof DirectoryFilters)[];
  const changed = names.filter((name) => String(before[name]) !== String(after[name]));
  const [only] = changed;
  return changed.length === 1 && only !== undefined && typed.includes(only) ? only : null;
}

/** Ignores addresses that the fields wrote themselves; any other address (a link, Back) fills them again. */
function arrive({ written, version, typing }: Fields, address: string): Fields {
  const echo = written.indexOf(address);
  return echo === -1
    ? { address, written: [], version: version + 1, typing: null }
    : { address, written: written.slice(echo + 1), version, typing };
}

/**
 * Returns the filters of the address bar and ways to change them. `version` belongs to the fields: it is the key
 * of any parent of fields.
 */
export function useDirectoryFilters() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [fields, setFields] = useState<Fields>({ address, written: [], version: 0, typing: null });
  if (address !== fields.address) setFields(arrive(fields, address));

  const coming = readFilters(new URLSearchParams(fields.written.at(-1) ?? address));

  /**
   * Returns whether that made a difference. Each choice is a step of the history, so that Back undoes it, and so
   * is a whole text; with `replace` there is no step. With `isElsewhere`, a change made outside of the fields
   * fills them again.
   */
  function change(some: Partial<DirectoryFilters>, { replace = false, isElsewhere = false } = {}): boolean {
    const changed = { ...coming, ...some };
    const next = writeFilters(changed);
    if (next.toString() === writeFilters(coming).toString()) return false;
    const typing = textThatChanged(coming, changed);
    const goesOn = typing !== null && typing === fields.typing;
    if (!isElsewhere)
      setFields((current) => ({ ...current, typing, written: [...current.written, next.toString()] }));
    setParams(next, { replace: replace || goesOn, preventScrollReset: true });
    return true;
  }

  function reset() {
    const next = writeFilters(noFilters);
    // Clears typed text that never counted, even if the address stays as it is.
    const isThere = next.toString() === address;
    setFields(({ version }) => ({
      address,
      written: [],
      version: isThere ? version + 1 : version,
      typing: null,
    }));
    setParams(next, { replace: isThere, preventScrollReset: true });
  }

  return { filters: readFilters(params), version: fields.version, change, reset };
}
