/** Messages and what happened between them, in one order. */
import type { Message } from '@briefcast/contract';
import type { ProposalLine } from './proposal-lines.ts';
import type { Thread } from './thread.ts';

export type ChatEntry =
  | { type: 'message'; id: string; createdAt: string; message: Message }
  | { type: 'line'; id: string; createdAt: string; text: string };

/** Puts the lines where they belong by time. While earlier messages are not loaded, neither are the lines among them. */
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
  // Times are of one form, so that their texts sort as they do; equal ones stay as they are.
  return entries.sort((one, other) =>
    one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : 0,
  );
}
