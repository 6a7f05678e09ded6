/** Which keys of the keyboard are the room's: not those of a field, of a button that has the focus, or of a dialog. */
import { singleKeys } from './single-keys.ts';

const typing = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';
/** Space presses these. On a link or a slider it would scroll the page away beside the film. */
const pressing = 'button, summary, label, input:not([type=range])';
/** Within these, arrows go from one to the next. */
const walking =
  'input[type=radio], [role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=toolbar]';

/** The name of a pressed key for the room, such as "c", "shift+arrowleft" or "space"; null where it is not the room's. */
export function roomKeyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return null;
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const { target } = event;
  if (target instanceof Element) {
    if (target.closest(typing) || target.closest('[role=dialog], [role=alertdialog]')) return null;
    if (key === 'space' && target.closest(pressing)) return null;
    if (key.startsWith('arrow') && target.closest(walking)) return null;
  }
  // What is no letter, figure or sign cannot be dictated.
  const isSingle = event.key.length === 1;
  if (isSingle && !singleKeys.get()) return null;
  return event.shiftKey && !isSingle ? `shift+${key}` : key;
}

/** Gives the room's keys to `press` until the returned function is called; what it took does nothing else. */
export function listenToKeys(press: (key: string) => boolean): () => void {
  const handle = (event: KeyboardEvent) => {
    const key = roomKeyOf(event);
    if (key !== null && press(key)) event.preventDefault();
  };
  window.addEventListener('keydown', handle);
  return () => window.removeEventListener('keydown', handle);
}
