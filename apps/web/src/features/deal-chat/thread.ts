import type { Message } from '@briefcast/contract';

/** The messages of a deal as far as they were loaded, oldest first, without a gap. */
export interface Thread {
  messages: Message[];
  hasEarlier: boolean;
}

/** Times tie within a millisecond; ids are ordered by time too. */
const byTime = (one: Message, other: Message) =>
  one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : one.id < other.id ? -1 : 1;

function union(one: readonly Message[], other: readonly Message[]): Message[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]));
  return [...byId.values()].sort(byTime);
}

/**
 * Takes in the deal's newest messages. What was paged in before stays, unless so many arrived meanwhile that
 * something between is missing: then reading starts anew from the newest page.
 */
export function withNewest(thread: Thread, newest: Thread): Thread {
  const known = new Set(thread.messages.map((message) => message.id));
  const touches = newest.messages.some((message) => known.has(message.id));
  if (!touches && newest.hasEarlier) return newest;
  return {
    messages: union(thread.messages, newest.messages),
    hasEarlier: thread.messages.length === 0 ? newest.hasEarlier : thread.hasEarlier && newest.hasEarlier,
  };
}

/** Puts an earlier page before what is there. */
export const withEarlier = (thread: Thread, page: Thread): Thread => ({
  messages: union(page.messages, thread.messages),
  hasEarlier: page.hasEarlier,
});
