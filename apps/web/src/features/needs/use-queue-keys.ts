import type { Need } from '@briefcast/contract';
import type { RefObject } from 'react';
import { useKeys } from '../../lib/use-keys.ts';
import { toastNotLoaded } from '../../ui/toast.ts';
import { queueKeys } from './queue-keys.ts';

/** Keys of the queue: J and K go from row to row, S and H put off and hide the one with the focus, ? lists them. */
export function useQueueKeys(
  list: RefObject<HTMLUListElement | null>,
  needs: readonly Need[],
  showKeys: () => void,
) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-need]') ?? [])];
  const focused = () => rows().find((row) => row.contains(document.activeElement));
  function go(by: number) {
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
    next?.querySelector('a')?.focus();
  }
  function hide() {
    const need = needs.find(({ key }) => key === focused()?.dataset.need);
    if (!need) return;
    import('./put-off.ts').then(({ putOff }) => putOff(need, 'HIDDEN'), toastNotLoaded);
  }
  useKeys(queueKeys, {
    j: () => go(1),
    k: () => go(-1),
    s: () => focused()?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click(),
    h: hide,
    '?': showKeys,
  });
}
