import { m } from '@briefcast/i18n/messages';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before leaving breaks off uploads: within the app by a dialog, otherwise by the browser's own. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
      title={m.deal_stop_upload()}
      confirmLabel={m.deal_stop_upload_leave()}
      cancelLabel={m.deal_stop_upload_stay()}
      danger
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    >
      {m.deal_stop_upload_text()}
    </ConfirmDialog>
  );
}
