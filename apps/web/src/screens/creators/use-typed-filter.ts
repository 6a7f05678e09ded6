import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A filter that is typed: asks after a pause, or at once by `commit`. What comes from elsewhere (Reset, the
 * browser's Back) replaces the text; the echo of one's own typing does not.
 */
export function useTypedFilter(value: string, onCommit: (text: string) => void, pauseMs: number) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);

  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  function send(next: string) {
    const trimmed = next.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    onCommit(trimmed);
  }

  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLater(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);

  return { text, setText, commit: () => send(text) };
}
