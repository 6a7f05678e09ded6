import { useEffect, useEffectEvent } from 'react';
import type { KeyIn, KeyLine } from './key-lines.ts';
import { singleKeys } from './single-keys.ts';

/** Typing, or an open dialog or menu, gives letters another meaning. */
const isElsewhere = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/**
 * Single keys of a screen's table, and `?`; in small letters even if the layout writes capitals; not while something is
 * typed.
 */
export function useKeys<Line extends KeyLine>(
  _table: readonly Line[],
  handlers: Partial<Record<KeyIn<Line> | '?', () => void>>,
) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
    if (!singleKeys.get()) return;
    const handler = new Map<string, (() => void) | undefined>(Object.entries(handlers)).get(
      event.key.toLowerCase(),
    );
    if (!handler) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
