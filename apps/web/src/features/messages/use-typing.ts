import type { OwnUser } from '@briefcast/contract';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../lib/api.ts';
import { useLiveEvent } from '../../lib/live.ts';

/** Well within the server's rate limit. */
const signalEveryMs = 3000;
/** A little longer than the pause between two signals. */
const shownForMs = 5000;

/**
 * Tells the other side that the person is typing: call `signal` with every keystroke, `rest` once the message
 * was sent.
 */
export function useTypingSignal(dealId: string) {
  const last = useRef(0);
  return {
    signal() {
      const now = Date.now();
      if (now - last.current < signalEveryMs) return;
      last.current = now;
      // Losing a signal does no harm.
      client.messages.typing({ params: { id: dealId } }).catch(() => undefined);
    },
    // A message hides the indicator on the other side: the next keystroke has to show it again at once.
    rest() {
      last.current = 0;
    },
  };
}

/** Somebody else who is typing; without an id it is the other side. */
export interface Typist {
  colleagueId: string | null;
}

/** Says who else is typing now; null for nobody. */
export function useTypist(dealId: string, { id, role }: OwnUser): Typist | null {
  const [typist, setTypist] = useState<(Typist & { signal: number }) | null>(null);

  useLiveEvent((event) => {
    if (event.dealId !== dealId || event.by === null || event.byPerson === id) return;
    const colleagueId = event.by === role ? event.byPerson : null;
    if (event.kind === 'typing') setTypist((last) => ({ colleagueId, signal: (last?.signal ?? 0) + 1 }));
    if (event.kind === 'message.created')
      setTypist((last) => (last?.colleagueId === colleagueId ? null : last));
  });

  useEffect(() => {
    if (typist === null) return;
    const timer = setTimeout(() => setTypist(null), shownForMs);
    return () => clearTimeout(timer);
  }, [typist]);

  return typist;
}
