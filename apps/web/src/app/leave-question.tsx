import { m } from '@briefcast/i18n/messages';
import { isWorkRunning, leaveNow, stay } from '../lib/leaving.ts';
import { useOutbox } from '../lib/outbox/use-outbox.ts';
import { useSession } from '../lib/session.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { waitingWords } from './waiting-words.ts';

/** Asks before logging out deletes what this device has not sent. */
export function LeaveQuestion() {
  const { user } = useSession();
  const what = waitingWords(useOutbox(user?.id ?? ''));
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
      }}
      title={m.outbox_leave_title()}
      confirmLabel={m.outbox_leave_confirm()}
      danger
      onConfirm={leaveNow}
    >
      {what === '' ? null : m.outbox_leave_text({ what })} {isWorkRunning() ? m.outbox_leave_uploads() : null}
    </ConfirmDialog>
  );
}
