/** Presses of the inbox that change a conversation. */
import type { Conversation } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { showError } from '../../lib/show-error.ts';

/** Says that a conversation needs no answer, or takes that back. */
export function useSettle() {
  return useMutation({
    mutationFn: ({ dealId, last, needsAnswer }: Conversation) =>
      client.inbox.settle({ params: { id: dealId }, body: { upTo: last.id, isSettled: needsAnswer } }),
    onError: (error) => showError(m.inbox_not_settled(), error),
    onSettled: () => invalidate('inbox'),
  });
}

/** Says which member answers in a conversation; null for anybody. */
export function useGive(dealId: string) {
  return useMutation({
    mutationFn: (userId: string | null) => client.inbox.give({ params: { id: dealId }, body: { userId } }),
    onError: (error) => showError(m.inbox_not_settled(), error),
    onSettled: () => invalidate('inbox'),
  });
}

/** Marks a conversation as unread until it is opened again. */
export function useMarkUnread() {
  return useMutation({
    mutationFn: (dealId: string) => client.messages.markUnread({ params: { id: dealId } }),
    onError: (error) => showError(m.inbox_not_settled(), error),
    onSettled: () => invalidate('inbox'),
  });
}
