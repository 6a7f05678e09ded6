import { m } from '@briefcast/i18n/messages';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { MemberProps } from './member-props.ts';
import { useLeave } from './use-change-members.ts';

type LeaveDialogProps = Pick<MemberProps, 'member' | 'company' | 'isLastOwner' | 'isAlone'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before one leaves; to the last owner it says what must come first (rules/teams#members). */
export function LeaveDialog(props: LeaveDialogProps) {
  const { member, company, isLastOwner, isAlone, open, onOpenChange } = props;
  const leave = useLeave(member.userId, company);
  if (isLastOwner) {
    return (
      <Dialog
        sheet
        size="sm"
        open={open}
        onOpenChange={onOpenChange}
        title={m.team_last_owner_title()}
        footer={<Button onClick={() => onOpenChange(false)}>{m.team_last_owner_ok()}</Button>}
      >
        <p className="text-ink-2">{isAlone ? m.team_last_owner_alone() : m.team_last_owner_text()}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.team_leave_title({ company })}
      confirmLabel={m.team_leave_confirm()}
      danger
      busy={leave.isPending}
      busyText={m.team_leave_busy()}
      onConfirm={() => leave.mutate(undefined, { onSettled: () => onOpenChange(false) })}
    >
      {m.team_leave_text()}
    </ConfirmDialog>
  );
}
