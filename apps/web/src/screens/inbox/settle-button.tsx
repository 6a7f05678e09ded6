import type { Conversation } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Check, CornerDownRight } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { showError } from '../../lib/show-error.ts';
import { OnlineButton } from '../../ui/online-button.tsx';

/** Says that a conversation needs no answer, or takes that back. */
export function useSettle() {
  return useMutation({
    mutationFn: ({ dealId, last, needsAnswer }: Conversation) =>
      client.inbox.settle({ params: { id: dealId }, body: { upTo: last.id, isSettled: needsAnswer } }),
    onError: (error) => showError(m.inbox_not_settled(), error),
    onSettled: () => invalidate('inbox'),
  });
}

type Settle = ReturnType<typeof useSettle>;

/** Button of a conversation whose last word is the other side's. */
export function SettleButton({ conversation, settle }: { conversation: Conversation; settle: Settle }) {
  if (conversation.last.isOwn || conversation.other.id === null) return null;
  const { needsAnswer } = conversation;
  const Icon = needsAnswer ? Check : CornerDownRight;
  return (
    <OnlineButton
      variant="outline"
      size="sm"
      className="flex-none"
      icon={<Icon aria-hidden className="ic" />}
      busy={settle.isPending}
      onClick={() => settle.mutate(conversation)}
    >
      {needsAnswer ? m.inbox_settle() : m.inbox_unsettle()}
    </OnlineButton>
  );
}
