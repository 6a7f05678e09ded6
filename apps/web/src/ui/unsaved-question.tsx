import { m } from '@briefcast/i18n/messages';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { isLoadingInTab } from '../lib/load-in-tab.ts';
import { ConfirmDialog } from './dialog.tsx';

interface UnsavedQuestionProps {
  /** Whether something is typed that was not saved. */
  when: boolean;
  /** Whether going there loses it. */
  leaves: (way: { from: Location; to: Location }) => boolean;
  onLeave?: () => void;
  /** Where the focus goes once it is answered, if not to where it was. */
  finalFocus?: () => HTMLElement | null;
}

/** Asks before unsaved edits are left behind, by a link here or by closing the page. */
export function UnsavedQuestion({ when, leaves, onLeave, finalFocus }: UnsavedQuestionProps) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => when && leaves({ from, to }));

  useEffect(() => {
    if (!when) return;
    // Skips the warning where the edits are kept for the tab and are there again on the other page.
    const warn = (event: BeforeUnloadEvent) => isLoadingInTab() || event.preventDefault();
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
      backCloses={false}
      finalFocus={finalFocus}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    >
      {m.profile_leave_text()}
    </ConfirmDialog>
  );
}
