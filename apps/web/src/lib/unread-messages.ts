import type { DealDetail, Message, Role } from '@briefcast/contract';

/**
 * The messages of the other side that one has not seen, among those that came with the deal, oldest first. None where
 * nobody knows.
 */
export function unreadMessages(
  { messages, reads }: Pick<DealDetail, 'messages' | 'reads'>,
  ownRole: Role,
): Message[] {
  if (!reads) return [];
  const seenAt = messages.findIndex(({ id }) => id === reads.own);
  // What was seen last may stand on an earlier page: then all of this one is new.
  return messages.slice(seenAt + 1).filter(({ sender }) => sender.role !== ownRole);
}
