import { Menu } from '@base-ui/react/menu';
import { m } from '@briefcast/i18n/messages';
import { Ellipsis, LogOut, Pencil, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import type { MemberProps } from './member-props.ts';
import { useLeave, useRemoveMember } from './use-change-members.ts';

/** The actions on a member: for oneself, rename and leave; for others, remove. */
export function MemberMenu(props: MemberProps & { name: string }) {
  const { name, isOwn, company, onEditName } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PopupMenu
        trigger={
          <IconButton label={m.team_more_for({ name })} icon={<Ellipsis aria-hidden className="ic" />} />
        }
      >
        {isOwn ? (
          <>
            <Menu.Item className="menu-item" onClick={onEditName}>
              <Pencil aria-hidden className="ic" />
              {m.team_name_edit()}
            </Menu.Item>
            <Menu.Item className="menu-item" onClick={() => setAsking(true)}>
              <LogOut aria-hidden className="ic ic-turn" />
              <bdi>{m.team_leave({ company })}</bdi>
            </Menu.Item>
          </>
        ) : (
          <Menu.Item className="menu-item" onClick={() => setAsking(true)}>
            <UserMinus aria-hidden className="ic" />
            {m.team_remove()}
          </Menu.Item>
        )}
      </PopupMenu>
      {isOwn ? (
        <LeaveDialog {...props} open={isAsking} onOpenChange={setAsking} />
      ) : (
        <RemoveDialog {...props} open={isAsking} onOpenChange={setAsking} />
      )}
    </>
  );
}

type LeaveDialogProps = Pick<MemberProps, 'member' | 'company' | 'isLastOwner' | 'isAlone'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before the person leaves; tells the last owner what must come first (rules/teams#members). */
function LeaveDialog(props: LeaveDialogProps) {
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

type RemoveDialogProps = Pick<MemberProps, 'member' | 'company'> & {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a member is removed. */
function RemoveDialog({ member, name, company, open, onOpenChange }: RemoveDialogProps) {
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
