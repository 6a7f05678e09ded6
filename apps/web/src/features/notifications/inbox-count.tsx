import { mostConversationsCounted } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { unreadQuery } from './notification-queries.ts';

/** Figure of a number of conversations, which are counted up to a limit. */
export const conversationCount = (count: number): string =>
  count < mostConversationsCounted
    ? formatCount(count)
    : m.bell_many({ count: formatCount(mostConversationsCounted) });

/** Unread conversations on a link to the inbox, with the words that its name needs; nothing for none. */
export function InboxCount() {
  return (
    <QueryClientProvider client={queryClient}>
      <CountOfHeader />
    </QueryClientProvider>
  );
}

function CountOfHeader() {
  // An answer kept on the device by an earlier version has no such number.
  const count = useQuery(unreadQuery).data?.conversations ?? 0;
  if (count === 0) return null;
  const figure = conversationCount(count);
  return (
    <>
      <span aria-hidden className="bell-count link-count num">
        {figure}
      </span>
      <span className="sr-only">{m.inbox_unread_count({ n: count, count: figure })}</span>
    </>
  );
}
