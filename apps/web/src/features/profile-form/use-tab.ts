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
