/**
 * Which tab of this browser has an upload's file. A tab holds a lock for each upload that it lists: the browser takes it
 * back when the tab is closed or breaks. Browsers have locks on secure addresses only; without them nothing is known.
 */

/** State of an upload in another tab. */
export type Elsewhere = 'GOING' | 'PAUSED';

const locks = () => (navigator as Partial<Navigator>).locks;

const names = { GOING: 'upload goes on: ', PAUSED: 'upload is paused: ' } as const;
const lockNameOf = (id: string, state: Elsewhere) => `${names[state]}${id}`;

/** The locks of this tab, by name, with what gives each back. */
const held = new Map<string, () => void>();

function hold(name: string) {
  const end = new AbortController();
  let release = () => end.abort();
  held.set(name, () => release());
  const untilReleased = () => new Promise<void>((resolve) => (release = resolve));
  // Given back before it was granted.
  locks()
    ?.request(name, { mode: 'shared', signal: end.signal }, untilReleased)
    .catch(() => undefined);
}

/** Tells the other tabs which uploads this tab has, by the server's ids, and whether they are paused here. */
export function tellOtherTabs(uploads: ReadonlyMap<string, Elsewhere>): void {
  const wanted = new Set([...uploads].map(([id, state]) => lockNameOf(id, state)));
  const over = [...held].filter(([name]) => !wanted.has(name));
  // Takes the next lock before releasing the last, so that a tab waiting for the release finds the next state.
  for (const name of wanted) if (!held.has(name)) hold(name);
  for (const [name, release] of over) {
    held.delete(name);
    release();
  }
}

/** Uploads that tabs of this browser hold now, with their state, by the server's id. */
export async function readElsewhere(): Promise<ReadonlyMap<string, Elsewhere>> {
  const found = new Map<string, Elsewhere>();
  for (const { name = '' } of (await locks()?.query())?.held ?? [])
    for (const state of ['PAUSED', 'GOING'] as const)
      if (name.startsWith(names[state])) found.set(name.slice(names[state].length), state);
  return found;
}

/** Resolves when no tab does this with an upload any more; rejects when the signal is aborted. */
export const whenOver = async (id: string, state: Elsewhere, signal: AbortSignal): Promise<void> => {
  await locks()?.request(lockNameOf(id, state), { signal }, () => undefined);
};
