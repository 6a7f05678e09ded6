import type { ErrorDetail } from '@briefcast/contract';
import { useEffect, useState } from 'react';

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
