import { m } from '@briefcast/i18n/messages';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { MemberProps } from './member-props.ts';
import { useRemoveMember } from './use-change-members.ts';

type RemoveDialogProps = Pick<MemberProps, 'member' | 'company'> & {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before somebody is taken out of the organisation. */
export function RemoveDialog({ member, name, company, open, onOpenChange }: RemoveDialogProps) {
  const remove = useRemoveMember(member.userId, name);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.team_remove_title({ name })}
      confirmLabel={m.team_remove_confirm()}
      danger
      busy={remove.isPending}
      busyText={m.team_remove_busy()}
      onConfirm={() => remove.mutate(undefined, { onSettled: () => onOpenChange(false) })}
    >
      {m.team_remove_text({ company })}
    </ConfirmDialog>
  );
}
