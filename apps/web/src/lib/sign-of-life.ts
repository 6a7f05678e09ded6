/** What can wait until somebody is there: a page is opened more often than used, in tabs and by robots. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'];
const waiting = new Set<() => void>();
let isSomebodyThere = false;

function notice() {
  isSomebodyThere = true;
  for (const sign of signs) removeEventListener(sign, notice);
  for (const callback of waiting) callback();
  waiting.clear();
}

if (typeof document !== 'undefined') {
  for (const sign of signs) addEventListener(sign, notice, { passive: true });
}

/** Calls back when somebody has moved, pressed or scrolled anything, at once if that was so. Answers how to stop waiting. */
export function onSignOfLife(callback: () => void): () => void {
  if (isSomebodyThere) callback();
  else waiting.add(callback);
  return () => void waiting.delete(callback);
}
