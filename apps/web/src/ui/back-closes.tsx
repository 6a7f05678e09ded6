import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

interface BackClosesProps {
  onBack: () => void;
}

/**
 * Shown while a dialog is open: going back, by the browser's button or a phone's gesture, closes the dialog instead of
 * leaving the page below it with what was typed. The router asks what was mounted last, which is the uppermost dialog.
 */
export function BackCloses({ onBack }: BackClosesProps) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker]);
  return null;
}
