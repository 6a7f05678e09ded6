import { useEffect, useState } from 'react';
import { type Elsewhere, readElsewhere, whenOver } from './other-tabs.ts';
import { refreshDraft } from './running-uploads.ts';

const nowhere: ReadonlyMap<string, Elsewhere> = new Map();

/** State in other tabs of uploads that this page did not begin; reads those again that are finished or released. */
export function useElsewhere(uploads: readonly { id: string }[]): ReadonlyMap<string, Elsewhere> {
  const [elsewhere, setElsewhere] = useState(nowhere);
  // The uploads are another array whenever they are read; what counts is which ones they are.
  const asked = JSON.stringify(uploads.map(({ id }) => id));
  useEffect(() => {
    const end = new AbortController();
    const waitedFor = new Set<string>();
    const wait = async (id: string, state: Elsewhere) => {
      await whenOver(id, state, end.signal);
      waitedFor.delete(id);
      await look();
      await refreshDraft();
    };
    async function look() {
      const found = await readElsewhere();
      if (end.signal.aborted) return;
      setElsewhere(found);
      for (const id of JSON.parse(asked) as string[]) {
        const state = found.get(id);
        if (state === undefined || waitedFor.has(id)) continue;
        waitedFor.add(id);
        // Ignores the rejection of a wait that nobody looks at any more.
        wait(id, state).catch(() => undefined);
      }
    }
    const tryToLook = () => void look().catch(() => undefined);
    tryToLook();
    // Looks again, as another tab may have taken one up.
    document.addEventListener('visibilitychange', tryToLook, { signal: end.signal });
    return () => end.abort();
  }, [asked]);
  return elsewhere;
}
