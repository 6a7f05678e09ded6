import { newRequestKey } from '../lib/request-key.ts';

/**
 * Names the history entry that this page was loaded into, unless it is loaded anew and has its name. The router keeps
 * how far each entry is scrolled by its name; without one it takes the same name for every page that is loaded whole,
 * and opens one where another was left. Call it before the router is made, which reads the name.
 */
export function nameHistoryEntry(): void {
  const state: { key?: string } | null = history.state;
  if (state?.key === undefined) history.replaceState({ ...state, key: newRequestKey() }, '');
}
