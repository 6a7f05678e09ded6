import { Menu } from '@base-ui/react/menu';
import { type AdminMember, api } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Ban, Ellipsis, LogOut, MailCheck } from 'lucide-react';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PopupMenu } from '../../../ui/popup-menu.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { logOutPerson } from '../actions/actions.ts';
import { ActionDialog, type AdminAction, useAdminAction } from '../actions/admin-action.tsx';
import { refreshAdmin, useMay } from '../admin-queries.ts';

export interface PersonMenuProps {
  userId: string;
  name: string;
  account: Pick<AdminMember, 'emailConfirmed' | 'suspension'>;
  /** The question about suspending them. */
  suspend: AdminAction;
}

/** Menu of seldom acts on a person: confirmation mail, logging out everywhere, suspension. */
export function PersonMenuBox({ userId, name, account, suspend }: PersonMenuProps) {
  const may = useMay();
  const action = useAdminAction();
  const resend = useMutation({
    mutationFn: () => adminClient.adminDetails.resendConfirmation({ params: { id: userId } }),
    onSuccess: async ({ message }) => {
      await refreshAdmin();
      toastSuccess(message);
    },
    onError: (error) => toastError(errorText(error, m.admin_confirmation_failed())),
  });
  if (!may(api.adminDetails.endSessions)) return null;
  return (
    <>
      <PopupMenu
        trigger={
          <IconButton label={m.admin_person_more({ name })} icon={<Ellipsis aria-hidden className="ic" />} />
        }
      >
        {account.emailConfirmed ? null : (
          <Menu.Item className="menu-item" onClick={() => resend.mutate()}>
            <MailCheck aria-hidden className="ic" />
            {m.admin_confirmation_again()}
          </Menu.Item>
        )}
        <Menu.Item className="menu-item" onClick={() => action.ask(logOutPerson({ userId, name }))}>
          <LogOut aria-hidden className="ic ic-turn" />
          {m.admin_log_out_person()}
        </Menu.Item>
        {account.suspension ? null : (
          <Menu.Item className="menu-item" onClick={() => action.ask(suspend)}>
            <Ban aria-hidden className="ic" />
            {m.admin_suspend()}
          </Menu.Item>
        )}
      </PopupMenu>
      <ActionDialog action={action} />
    </>
  );
}
