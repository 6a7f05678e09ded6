import type { DealDetail, Message } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { readSession } from '../../lib/session.ts';
import { errorText } from '../../lib/show-error.ts';
import { keepText } from '../../lib/use-kept-text.ts';

/** A message that is not acknowledged yet. */
export interface PendingMessage {
  /** Names it to the server as well: however often it is tried, it is sent once. */
  key: string;
  content: string;
  createdAt: string;
  /** Why it was not sent; null while it is on its way. */
  error: string | null;
}

/** Whether it has arrived although the answer was lost: the conversation itself shows it by now. */
const hasArrived = ({ key }: PendingMessage, messages: readonly Message[]) =>
  messages.some(({ requestKey }) => requestKey === key);

interface OutboxOptions {
  dealId: string;
  /** Under which the text that is being typed is kept. */
  draftName: string;
  /** The conversation as it is known. */
  messages: readonly Message[];
}

/**
 * What somebody wrote and the server has not confirmed: it shows at once, and stays to be tried again. What the
 * session's end stopped goes back to what is being typed.
 */
export function useOutbox({ dealId, draftName, messages }: OutboxOptions) {
  const [all, setPending] = useState<PendingMessage[]>([]);
  const pending = all.filter((message) => !hasArrived(message, messages));
  const isSending = pending.some((message) => message.error === null);

  const discard = (key: string) => setPending((all) => all.filter((message) => message.key !== key));
  const mark = (key: string, error: string | null) =>
    setPending((all) => all.map((message) => (message.key === key ? { ...message, error } : message)));

  async function post(key: string, content: string) {
    try {
      const { message } = await client.messages.send(
        { body: { content, dealId, type: 'TEXT' } },
        { idempotencyKey: key },
      );
      queryClient.setQueryData<DealDetail>(queryKeys.deals.detail(dealId), (deal) =>
        deal && !deal.messages.some(({ id }) => id === message.id)
          ? { ...deal, messages: [...deal.messages, message] }
          : deal,
      );
      discard(key);
    } catch (error) {
      if (readSession().user === null) keepText(draftName, content);
      mark(key, errorText(error, m.chat_send_failed()));
    }
  }

  return {
    pending,
    isSending,
    discard,
    /** Sends a text; returns false when it is blank or another one is on its way. */
    send(text: string): boolean {
      const content = text.trim();
      if (content === '' || isSending) return false;
      const message: PendingMessage = {
        key: newRequestKey(),
        content,
        createdAt: new Date().toISOString(),
        error: null,
      };
      setPending((all) => [...all, message]);
      void post(message.key, content);
      return true;
    },
    retry({ key, content }: PendingMessage) {
      mark(key, null);
      void post(key, content);
    },
  };
}
