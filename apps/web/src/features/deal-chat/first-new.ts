import type { DealDetail, Role } from '@briefcast/contract';

/**
 * The first message of the other side that one has not seen, among those that came with the deal: null where there is
 * none, and where nobody knows.
 */
export function firstNew({ messages, reads }: Pick<DealDetail, 'messages' | 'reads'>, ownRole: Role) {
  if (!reads) return null;
  const seenAt = messages.findIndex(({ id }) => id === reads.own);
  // What was seen last may stand on an earlier page: then all of this one is new.
  return messages.slice(seenAt + 1).find(({ sender }) => sender.role !== ownRole)?.id ?? null;
}
