import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End for a row of tabs; right means onwards only where text runs that way. */
export function useRovingTabs<Id extends string>(
  ids: readonly Id[],
  value: Id,
  onValueChange: (id: Id) => void,
) {
  return function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const towardsEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = ids.indexOf(value);
    const target = {
      ArrowRight: at + towardsEnd,
      ArrowLeft: at - towardsEnd,
      Home: 0,
      End: ids.length - 1,
    }[event.key];
    if (target === undefined) return;

    event.preventDefault();
    const index = (target + ids.length) % ids.length;
    const id = ids[index];
    if (id === undefined) return;
    onValueChange(id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
}
