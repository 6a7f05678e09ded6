import type { DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { showError } from '../../lib/show-error.ts';
import { type Thread, withEarlier, withNewest } from './thread.ts';

/** The conversation of a deal: its newest messages as they come, and earlier ones as they are asked for. */
export function useThread(deal: DealDetail) {
  const newest: Thread = { messages: deal.messages, hasEarlier: deal.hasEarlierMessages };
  const [read, setRead] = useState({ source: deal.messages, thread: newest });
  if (read.source !== deal.messages) {
    setRead({ source: deal.messages, thread: withNewest(read.thread, newest) });
  }
  const { thread } = read;

  const earlier = useMutation({
    mutationFn: async (before: string) => {
      const page = await client.messages.page({ params: { id: deal.id }, query: { before } });
      setRead((now) => ({ ...now, thread: withEarlier(now.thread, page) }));
    },
    onError: (error) => showError(m.chat_earlier_failed(), error),
  });

  return {
    thread,
    isLoadingEarlier: earlier.isPending,
    loadEarlier() {
      const first = thread.messages[0];
      if (first && !earlier.isPending) earlier.mutate(first.id);
    },
  };
}
