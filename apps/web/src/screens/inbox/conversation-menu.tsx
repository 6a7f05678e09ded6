import { Menu } from '@base-ui/react/menu';
import { m } from '@briefcast/i18n/messages';
import { Ellipsis, MailOpen } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';

export interface ConversationMenuProps {
  onMarkUnread: () => void;
}

/** What is rarely done with a conversation. */
export function ConversationMenu({ onMarkUnread }: ConversationMenuProps) {
  return (
    <PopupMenu trigger={<IconButton label={m.inbox_more()} icon={<Ellipsis aria-hidden className="ic" />} />}>
      <Menu.Item className="menu-item" onClick={onMarkUnread}>
        <MailOpen aria-hidden className="ic" />
        {m.inbox_mark_unread()}
      </Menu.Item>
    </PopupMenu>
  );
}
