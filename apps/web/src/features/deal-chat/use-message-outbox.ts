import type { DealDetail, Message, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect } from 'react';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { newEntry, useOutbox } from '../../lib/use-outbox.ts';
import { PendingMessage } from './pending-message.ts';

/** Puts a message that was sent into the conversation, where an event has not brought it yet. */
function showMessage(dealId: string, message: Message) {
  queryClient.setQueryData<DealDetail>(queryKeys.deals.detail(dealId), (deal) =>
    deal && !deal.messages.some(({ id }) => id === message.id)
      ? { ...deal, messages: [...deal.messages, message] }
      : deal,
  );
}

interface MessageOutboxOptions {
  dealId: string;
  user: OwnUser;
  /** The conversation as it is known. */
  messages: readonly Message[];
}

/** What somebody wrote in a deal, on its way as `useOutbox` says; what the conversation shows by now waits no more. */
export function useMessageOutbox({ dealId, user, messages }: MessageOutboxOptions) {
  const arrived = new Set(messages.map(({ requestKey }) => requestKey));
  const { pending, add, discard, ...outbox } = useOutbox({
    name: `messageOutbox:${user.id}:${dealId}`,
    schema: PendingMessage,
    send: ({ key, content }) =>
      client.messages.send({ body: { content, dealId, type: 'TEXT' } }, { idempotencyKey: key }),
    onSent: ({ message }) => showMessage(dealId, message),
    refusalText: m.chat_send_failed(),
    hasArrived: ({ key }) => arrived.has(key),
  });

  const known = pending.find(({ key }) => arrived.has(key))?.key;
  useEffect(() => {
    if (known !== undefined) discard(known);
  });

  return {
    ...outbox,
    discard,
    pending: pending.filter(({ key }) => !arrived.has(key)),
    /** Sends a text after those that wait; one that is blank is not sent. */
    send(text: string) {
      const content = text.trim();
      if (content !== '') add({ content, ...newEntry() });
    },
  };
}
