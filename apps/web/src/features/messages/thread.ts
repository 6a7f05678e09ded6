/** The messages of a deal and the events between them, in one order. */
import type { Message } from '@briefcast/contract';
import type { ProposalLine } from './proposal-lines.ts';

/** The loaded messages of a deal, oldest first, without a gap. */
export interface Thread {
  messages: Message[];
  hasEarlier: boolean;
}

/** Times can be equal within a millisecond; ids are ordered by time too. */
const byTime = (one: Message, other: Message) =>
  one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : one.id < other.id ? -1 : 1;

function union(one: readonly Message[], other: readonly Message[]): Message[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]));
  return [...byId.values()].sort(byTime);
}

/**
 * Merges the deal's newest messages into the loaded pages; keeps the newest page alone if some in between are
 * missing.
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

/** Inserts an earlier page at the beginning. */
export const withEarlier = (thread: Thread, page: Thread): Thread => ({
  messages: union(page.messages, thread.messages),
  hasEarlier: page.hasEarlier,
});

export type ChatEntry =
  | { type: 'message'; id: string; createdAt: string; message: Message }
  | { type: 'line'; id: string; createdAt: string; text: string };

/** Inserts the lines by time. While earlier messages are not loaded, lines among them are left out. */
export function chatEntries({ messages, hasEarlier }: Thread, lines: readonly ProposalLine[]): ChatEntry[] {
  const first = messages[0];
  const shown = lines.filter(({ createdAt }) => !hasEarlier || !first || createdAt >= first.createdAt);
  const entries: ChatEntry[] = [
    ...messages.map((message) => ({
      type: 'message' as const,
      id: message.id,
      createdAt: message.createdAt,
      message,
    })),
    ...shown.map((line) => ({ type: 'line' as const, ...line })),
  ];
  // Times have one format, so that they can be compared as texts; equal ones keep their order.
  return entries.sort((one, other) =>
    one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : 0,
  );
}
