import type { Conversation } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Check, CornerDownRight } from 'lucide-react';
import { OnlineButton } from '../../ui/online-button.tsx';
import type { useSettle } from './inbox-acts.ts';

type Settle = ReturnType<typeof useSettle>;

/** Button of a conversation whose last word is the other side's. */
export function SettleButton({ conversation, settle }: { conversation: Conversation; settle: Settle }) {
  if (conversation.last.isOwn || conversation.other.id === null) return null;
  const { needsAnswer } = conversation;
  const Icon = needsAnswer ? Check : CornerDownRight;
  const label = needsAnswer ? m.inbox_settle() : m.inbox_unsettle();
  return (
    <OnlineButton
      variant="outline"
      size="sm"
      className="flex-none max-sm:min-h-11"
      title={label}
      icon={<Icon aria-hidden className="ic" />}
      busy={settle.isPending}
      onClick={() => settle.mutate(conversation)}
    >
      <span className="max-sm:sr-only">{label}</span>
    </OnlineButton>
  );
}
