import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** 'Message Creator' leads to a deal's chat (`#chat`), which is there only once the deal has been loaded. */
export function useArriveAtChat() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#chat') return;
    const chat = document.getElementById('chat');
    chat?.scrollIntoView({ block: 'center' });
    chat?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [hash]);
}
