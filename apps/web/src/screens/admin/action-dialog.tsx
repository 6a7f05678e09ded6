import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { AdminActionControl } from './use-admin-action.ts';

/** The question of an admin's action. */
export function ActionDialog({ action }: { action: AdminActionControl }) {
  const { asked, isOpen, isRunning, close, confirm } = action;
  if (asked === null) return null;
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={asked.title}
      confirmLabel={asked.confirmLabel}
      danger={asked.danger}
      busy={isRunning}
      busyText={asked.busyText}
      onConfirm={confirm}
    >
      {asked.question}
    </ConfirmDialog>
  );
}
