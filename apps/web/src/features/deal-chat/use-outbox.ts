import type { DealDetail } from '@briefcast/contract';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { errorText } from '../../lib/show-error.ts';

/** A message that is not acknowledged yet. */
export interface PendingMessage {
  key: number;
  content: string;
  createdAt: string;
  /** Why it was not sent; null while it is on its way. */
  error: string | null;
}

let lastKey = 0;

/** What somebody wrote and the server has not confirmed: it shows at once, and stays to be tried again. */
export function useOutbox(dealId: string) {
  const [pending, setPending] = useState<PendingMessage[]>([]);
  const isSending = pending.some((message) => message.error === null);

  const discard = (key: number) => setPending((all) => all.filter((message) => message.key !== key));
  const mark = (key: number, error: string | null) =>
    setPending((all) => all.map((message) => (message.key === key ? { ...message, error } : message)));

  async function post(key: number, content: string) {
    try {
      const { message } = await client.messages.send({ body: { content, dealId, type: 'TEXT' } });
      queryClient.setQueryData<DealDetail>(queryKeys.deals.detail(dealId), (deal) =>
        deal && !deal.messages.some(({ id }) => id === message.id)
          ? { ...deal, messages: [...deal.messages, message] }
          : deal,
      );
      discard(key);
    } catch (error) {
      mark(key, errorText(error, 'Your message could not be sent.'));
    }
  }

  return {
    pending,
    isSending,
    discard,
    /** Sends a text; answers false when it is blank or another one is on its way. */
    send(text: string): boolean {
      const content = text.trim();
      if (content === '' || isSending) return false;
      lastKey += 1;
      const message = { key: lastKey, content, createdAt: new Date().toISOString(), error: null };
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
