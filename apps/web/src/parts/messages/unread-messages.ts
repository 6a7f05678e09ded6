import type { DealDetail, Message, Role } from '@briefcast/contract';

/**
 * The unread messages of the other side among those that were loaded with the deal, oldest first. None if
 * that is unknown.
 */
export function unreadMessages(
  { messages, reads }: Pick<DealDetail, 'messages' | 'reads'>,
  ownRole: Role,
): Message[] {
  if (!reads) return [];
  const seenAt = messages.findIndex(({ id }) => id === reads.own);
  // The last seen message may be on an earlier page: then all of this page is new.
  return messages.slice(seenAt + 1).filter(({ sender }) => sender.role !== ownRole);
}
