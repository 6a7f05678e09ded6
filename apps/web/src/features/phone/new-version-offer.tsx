import { m } from '@briefcast/i18n/messages';
import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isVersionWaiting, subscribeVersions, takeWaitingVersion } from '../../lib/new-version.ts';
import { useTooOld } from '../../lib/too-old.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenForm } from './open-form.ts';

/**
 * Offers a new version that is ready on this device (rules/phone#new-versions): never by itself, and not while a form is
 * open. It looks like a toast, but stays until it is answered.
 */
export function NewVersionOffer() {
  const isReady = useSyncExternalStore(subscribeVersions, isVersionWaiting, () => false);
  const [isPutOff, setPutOff] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const isFormOpen = useOpenForm(isReady);
  // Then a window says so (too-old.tsx).
  const isTooOld = useTooOld();

  function take() {
    setTaken(true);
    takeWaitingVersion();
  }

  if (!isReady || isPutOff || (isTooOld && !isFormOpen)) return null;
  return createPortal(
    <div role="status" className="toasts">
      <div data-tone="blue" className="toast flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <RefreshCw aria-hidden className="ic flex-none text-k-ink" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-ui font-semibold">{m.phone_version_ready()}</p>
          <p className="mt-0.5 text-sm text-ink-2">
            {isFormOpen ? m.phone_version_waits() : m.phone_version_keeps()}
          </p>
        </div>
        {isFormOpen ? null : (
          <div className="flex gap-1 max-sm:w-full max-sm:*:flex-1">
            <Button variant="ghost" onClick={() => setPutOff(true)}>
              {m.phone_version_later()}
            </Button>
            <Button busy={isTaken} onClick={take}>
              {m.phone_version_use()}
            </Button>
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}
