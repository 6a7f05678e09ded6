import { m } from '@briefcast/i18n/messages';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readSession, readToken } from '../../lib/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { forgetDraft } from './use-kept-draft.ts';

/** Asks before unsaved edits are left behind, by a link here or by closing the page. Tabs are no leaving. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Somebody whose session has ended cannot stay.
      readSession().status === 'signed-in' &&
      readToken() !== null,
  );

  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={m.profile_leave_title()}
      confirmLabel={m.profile_leave()}
      cancelLabel={m.profile_keep_editing()}
      danger
      onConfirm={() => {
        forgetDraft();
        blocker.proceed?.();
      }}
    >
      {m.profile_leave_text()}
    </ConfirmDialog>
  );
}
