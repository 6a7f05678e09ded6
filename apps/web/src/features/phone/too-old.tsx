import { m } from '@briefcast/i18n/messages';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { takeWaitingVersion } from '../../lib/new-version.ts';
import { putOffTooOld, useTooOld } from '../../lib/too-old.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useOpenForm } from './open-form.ts';

/** Says that this version of the app cannot go on, and takes the next one: once no form is open that it would close. */
export function TooOld() {
  const isTooOld = useTooOld();
  const [isTaken, setTaken] = useState(false);
  // Its own window is none that somebody is in the middle of.
  const isFormOpen = useOpenForm(isTooOld);

  function take() {
    setTaken(true);
    takeWaitingVersion();
  }

  return (
    <Dialog
      sheet
      size="sm"
      open={isTooOld && !isFormOpen}
      onOpenChange={(open) => open || putOffTooOld()}
      title={m.phone_too_old()}
    >
      <p className="text-ui text-ink-2">{m.phone_too_old_text()}</p>
      <Button
        className="mt-5 w-full"
        icon={<RefreshCw aria-hidden className="ic" />}
        busy={isTaken}
        onClick={take}
      >
        {m.phone_update_now()}
      </Button>
    </Dialog>
  );
}
