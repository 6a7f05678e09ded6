import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * 'Message Creator' leads to a deal's chat (`#chat`), which is there only once the deal has been loaded. A phone that
 * opens a deal at its chat, by either address, shows it from the row of parts on, so that one can write at once.
 */
export function useArriveAtChat() {
  const { hash } = useLocation();
  useEffect(() => {
    const chat = document.getElementById('chat');
    const parts = chat?.closest<HTMLElement>('.deal-parts[data-shown="chat"]');
    if (parts && showsOnePart()) parts.scrollIntoView({ block: 'start' });
    else if (hash === '#chat') chat?.scrollIntoView({ block: 'center' });
    if (hash === '#chat') chat?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [hash]);
}

/** Whether the screen is as narrow as styles/deal-parts.css has it for one part at a time. */
const showsOnePart = () => matchMedia('(width < 64rem)').matches;
