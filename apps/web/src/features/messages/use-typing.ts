import type { Role } from '@briefcast/contract';
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

/** Whether the other side is typing now. */
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
