import type { ErrorDetail } from '@briefcast/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The tab of the address bar; an unknown one is the first. Changing it is no step back in the history. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]): [Id, (id: Id) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = ids.find((id) => id === search.get('tab')) ?? ids[0];

  function select(id: Id) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === ids[0]) next.delete('tab');
        else next.set('tab', id);
        // A field that was asked for has selected this tab: two changes in one turn both begin with the old address.
        next.delete('edit');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [tab, select];
}

/**
 * Brings the first refused field into view: its tab is selected, and once its fields are there, focused.
 * Returns a function that takes the refusals.
 */
export function useFirstError<Id extends string>(
  tab: Id,
  selectTab: (id: Id) => void,
  tabOf: (field: string) => Id,
  focus: (path: string) => void,
) {
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (wanted === null || tab !== tabOf(wanted)) return;
    focus(wanted);
    setWanted(null);
  }, [wanted, tab, tabOf, focus]);

  return (details: readonly Pick<ErrorDetail, 'path'>[]) => {
    const path = details[0]?.path.join('.');
    if (!path) return;
    setWanted(path);
    const target = tabOf(path);
    if (target !== tab) selectTab(target);
  };
}
