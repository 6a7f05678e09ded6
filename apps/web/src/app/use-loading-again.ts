import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';

const lookEveryMs = 3000;
/** A page that is loaded again and still fails is not loaded a third time by itself. */
const patienceMs = 30_000;
const storageKey = 'loadedAgain';

/** Whether the server has this address for us; false without a connection. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Loads the page whole, unless that was done for this address a moment ago. Returns whether it does. */
function loadAgainOnce(): boolean {
  const [address, at] = (readStored('session', storageKey) ?? '').split(' ');
  if (address === location.href && Date.now() - Number(at) < patienceMs) return false;
  writeStored('session', storageKey, `${location.href} ${Date.now()}`);
  location.reload();
  return true;
}

/** While it looks, while the server is not reached, and when loading the page did not help. */
type State = 'looking' | 'waiting' | 'stuck';

/**
 * Loads the page whole as soon as the server is there: the code of a screen is missing because the connection is gone,
 * or because the server has a new version, and a new document mends both. Browsers may remember that a file was missing,
 * so loading the file again alone would not. `look` looks now, where somebody does not want to wait.
 */
export function useLoadingAgain(): { state: State; look: () => void } {
  const [state, setState] = useState<State>('looking');

  const look = useCallback(async () => {
    if (!(await isReachable())) setState('waiting');
    else if (!loadAgainOnce()) setState('stuck');
  }, []);

  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setInterval(() => void look(), lookEveryMs);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [state, look]);

  return { state, look: () => void look() };
}
