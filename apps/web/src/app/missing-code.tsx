import { m } from '@briefcast/i18n/messages';
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';
import { useDocumentTitle } from '../lib/use-head.ts';
import { BareHeader } from '../ui/bare-header.tsx';
import { Button } from '../ui/button.tsx';
import { LostScene } from '../ui/lost-scene.tsx';
import { Main } from '../ui/main.tsx';
import { LoadingText } from '../ui/spinner.tsx';

/** Shown under the app's header if a screen's code could not be loaded. It reloads as soon as that can work. */
export function MissingScreen() {
  const { state, look } = useLoadingAgain();
  const isWaiting = state === 'waiting';
  const title = isWaiting ? m.late_unreachable() : m.late_not_loaded();
  useDocumentTitle(state === 'looking' ? m.late_page() : title);
  if (state === 'looking') {
    return (
      <Main className="grid place-items-center">
        <LoadingText>{m.list_loading()}</LoadingText>
      </Main>
    );
  }
  return (
    <LostScene
      title={title}
      actions={
        <Button
          size="lg"
          icon={<RotateCw aria-hidden className="ic" />}
          onClick={isWaiting ? look : () => location.reload()}
        >
          {isWaiting ? m.late_try_again() : m.late_load_new()}
        </Button>
      }
    >
      {isWaiting ? m.late_unreachable_text() : m.late_not_loaded_text()}
    </LostScene>
  );
}

/** The same for screens without the header. */
export function MissingPage() {
  return (
    <>
      <BareHeader />
      <MissingScreen />
    </>
  );
}

const lookEveryMs = 3000;
/** A page that was reloaded and still fails is not reloaded again automatically within this time. */
const patienceMs = 30_000;
const storageKey = 'loadedAgain';

/** Whether the server can be reached at this address; false without a connection. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Reloads the whole page, unless that was done for this address a moment ago. Returns whether it does. */
function loadAgainOnce(): boolean {
  const [address, at] = (readStored('session', storageKey) ?? '').split(' ');
  if (address === location.href && Date.now() - Number(at) < patienceMs) return false;
  writeStored('session', storageKey, `${location.href} ${Date.now()}`);
  location.reload();
  return true;
}

/** Checking, waiting because the server cannot be reached, or stuck because a reload did not help. */
type State = 'looking' | 'waiting' | 'stuck';

/**
 * Reloads the whole page as soon as the server can be reached: a screen's code is missing because the
 * connection is broken, or because the server has a new version, and a new document fixes both. Loading only
 * the file again would not help, because browsers may cache that it was missing. `look` checks now, for
 * people who do not want to wait.
 */
function useLoadingAgain(): { state: State; look: () => void } {
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
