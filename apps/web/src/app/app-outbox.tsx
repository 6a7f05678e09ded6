import { m } from '@briefcast/i18n/messages';
import { useEffect, useState } from 'react';
import { isConnectionLost, subscribeConnection } from '../lib/connection.ts';
import { setCut } from '../lib/outbox/cut.ts';
import { useOutbox } from '../lib/outbox/use-outbox.ts';
import { useSession } from '../lib/session.ts';

/** Loads what sends, and sends; tries again when the connection is back, if the code cannot be loaded. */
function sendLate(owner: string): () => void {
  let isWanted = true;
  let stop: (() => void) | undefined;
  const begin = async () => {
    const { sendOutbox } = await import('./send-outbox.ts');
    if (isWanted && !stop) stop = sendOutbox(owner);
  };
  // Its code could not be loaded: what waits says so until there is a connection.
  const tryToBegin = () => void begin().catch(() => setCut(owner, m.call_unreachable()));
  const unsubscribe = subscribeConnection(() => {
    if (!isConnectionLost()) tryToBegin();
  });
  window.addEventListener('online', tryToBegin);
  tryToBegin();
  return () => {
    isWanted = false;
    unsubscribe();
    window.removeEventListener('online', tryToBegin);
    stop?.();
  };
}

/**
 * Sends what the person has written on this device as soon as there is a connection, on whatever page they are, also right
 * after opening the app (rules/phone#outbox).
 */
export function AppOutbox() {
  const { user } = useSession();
  return user ? <Sender key={user.id} owner={user.id} /> : null;
}

function Sender({ owner }: { owner: string }) {
  const waits = useOutbox(owner).length > 0;
  const [isNeeded, setNeeded] = useState(waits);
  if (waits && !isNeeded) setNeeded(true);
  useEffect(() => (isNeeded ? sendLate(owner) : undefined), [isNeeded, owner]);
  return null;
}
