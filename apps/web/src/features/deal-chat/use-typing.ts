import type { Role } from '@briefcast/contract';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../lib/api.ts';
import { useLiveEvent } from '../../lib/live.ts';

/** Well below what the server allows in a minute. */
const signalEveryMs = 3000;
/** A little longer than the pause between two signals. */
const shownForMs = 5000;

/** Tells the other side that one is writing: `signal` with every keystroke, `rest` once the message went out. */
export function useTypingSignal(dealId: string) {
  const last = useRef(0);
  return {
    signal() {
      const now = Date.now();
      if (now - last.current < signalEveryMs) return;
      last.current = now;
      // A lost signal loses nothing.
      client.messages.typing({ params: { id: dealId } }).catch(() => undefined);
    },
    // A message takes the note away over there: the next keystroke has to bring it back at once.
    rest() {
      last.current = 0;
    },
  };
}

/** Whether the other side is writing at this moment. */
export function useIsTyping(dealId: string, ownRole: Role): boolean {
  const [signal, setSignal] = useState(0);

  useLiveEvent((event) => {
    if (event.dealId !== dealId || event.by === null || event.by === ownRole) return;
    if (event.kind === 'typing') setSignal((count) => count + 1);
    if (event.kind === 'message.created') setSignal(0);
  });

  useEffect(() => {
    if (signal === 0) return;
    const timer = setTimeout(() => setSignal(0), shownForMs);
    return () => clearTimeout(timer);
  }, [signal]);

  return signal > 0;
}
