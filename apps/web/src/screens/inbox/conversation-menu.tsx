import { Menu } from '@base-ui/react/menu';
import type { Conversation, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Check, Ellipsis, MailOpen, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { fullName } from '../../lib/names.ts';
import { q } from '../../lib/query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import { useGive } from './inbox-acts.ts';

export interface ConversationMenuProps {
  dealId: string;
  /** Its row, where the list has it. */
  conversation: Conversation | undefined;
  user: OwnUser;
  onMarkUnread: () => void;
  /** The inbox with this person alone; null while that is not known. */
  onlyWith: { to: string; name: string } | null;
}

/** Menu of rare acts on a conversation. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { dealId, conversation, user, onMarkUnread, onlyWith } = props;
  const navigate = useNavigate();
  return (
    <PopupMenu trigger={<IconButton label={m.inbox_more()} icon={<Ellipsis aria-hidden className="ic" />} />}>
      <Menu.Item className="menu-item" onClick={onMarkUnread}>
        <MailOpen aria-hidden className="ic" />
        {m.inbox_mark_unread()}
      </Menu.Item>
      {onlyWith ? (
        <Menu.Item className="menu-item" onClick={() => void navigate(onlyWith.to)}>
          <UserRound aria-hidden className="ic" />
          {m.inbox_only_with({ name: onlyWith.name })}
        </Menu.Item>
      ) : null}
      {user.role === 'BRAND' ? (
        <Answerers dealId={dealId} answererId={conversation?.answerer?.id ?? null} />
      ) : null}
    </PopupMenu>
  );
}

/** Members of a brand, read once the menu is open; nothing for somebody who works alone. */
function Answerers({ dealId, answererId }: { dealId: string; answererId: string | null }) {
  const members = useQuery(q('team.read')).data?.team.members ?? [];
  const give = useGive(dealId);
  if (members.length < 2) return null;
  const choices = [
    { id: null, name: m.inbox_anybody() },
    ...members.map((member) => ({ id: member.userId, name: fullName(member) || member.email })),
  ];
  return (
    <Menu.Group>
      <Menu.GroupLabel className="hint px-3 pt-3 pb-1">{m.inbox_who_answers()}</Menu.GroupLabel>
      <Menu.RadioGroup value={answererId} onValueChange={(id: string | null) => give.mutate(id)}>
        {choices.map(({ id, name }) => (
          <Menu.RadioItem key={id ?? ''} value={id} closeOnClick className="menu-item">
            {id === answererId ? <Check aria-hidden className="ic" /> : <span className="size-5 flex-none" />}
            <bdi>{name}</bdi>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Group>
  );
}
