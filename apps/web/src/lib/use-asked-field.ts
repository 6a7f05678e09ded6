import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Calls `open` once with the field the address asks to edit, such as one of a profile
 * (`paths.creatorProfile.href('bio')`), after it was taken out of the address: going back or reloading asks for
 * nothing.
 */
export function useAskedField(open: (field: string) => void) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('edit');

  const take = useEffectEvent((field: string) => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('edit');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    open(field);
  });
  useEffect(() => {
    if (asked !== null) take(asked);
  }, [asked]);
}
