import { Menu } from '@base-ui/react/menu';
import { m } from '@briefcast/i18n/messages';
import { Ellipsis, LogOut, Pencil, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { MemberProps } from './member-props.ts';
import { RemoveDialog } from './remove-dialog.tsx';

/** What can be done about a member: with oneself, rename and leave; with others, remove. */
export function MemberMenu(props: MemberProps & { name: string }) {
  const { name, isOwn, company, onEditName } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger
          render={
            <IconButton label={m.team_more_for({ name })} icon={<Ellipsis aria-hidden className="ic" />} />
          }
        />
        <Menu.Portal>
          <Menu.Positioner sideOffset={4} align="end" collisionPadding={16} className="popover-place">
            <Menu.Popup className="menu">
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
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {isOwn ? (
        <LeaveDialog {...props} open={isAsking} onOpenChange={setAsking} />
      ) : (
        <RemoveDialog {...props} open={isAsking} onOpenChange={setAsking} />
      )}
    </>
  );
}
