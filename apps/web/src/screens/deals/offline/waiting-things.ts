import { messageKind } from '../../../features/messages/message-kind.ts';
import { commentKind, tickKind } from '../../../features/review-room/comments/comment-kinds.ts';
import { type OutboxEntry, stateOf } from '../../../lib/outbox/entries.ts';
import { entriesOf } from '../../../lib/outbox/kinds.ts';

/** Pending entries of one kind for one deal. */
export interface WaitingThings {
  key: string;
  kind: 'message' | 'comment' | 'tick';
  dealId: string;
  /** The file that all comments are about; null for others. */
  fileId: string | null;
  count: number;
  /** Could not be sent: somebody has to look at it. */
  isFailed: boolean;
  /** Text of the ticked task; null unless there is exactly one. */
  text: string | null;
}

type Thing = Omit<WaitingThings, 'key' | 'count'>;

/** Each thing with what it belongs to; how far somebody has read is nothing that people wait for. */
function thingsOf(entries: readonly OutboxEntry[]): { entry: OutboxEntry; thing: Thing }[] {
  const none = { fileId: null, text: null };
  const isFailed = (entry: OutboxEntry) => stateOf(entry) === 'FAILED';
  return [
    ...entriesOf(messageKind, entries).map((entry) => ({
      entry,
      thing: { ...none, kind: 'message' as const, dealId: entry.body.dealId, isFailed: isFailed(entry) },
    })),
    ...entriesOf(commentKind, entries).map((entry) => ({
      entry,
      thing: {
        ...none,
        kind: 'comment' as const,
        dealId: entry.lane,
        fileId: entry.body.fileId,
        isFailed: isFailed(entry),
      },
    })),
    ...entriesOf(tickKind, entries).map((entry) => ({
      entry,
      thing: {
        ...none,
        kind: 'tick' as const,
        dealId: entry.lane,
        text: entry.body.text ?? null,
        isFailed: isFailed(entry),
      },
    })),
  ];
}

/** Groups a person's unsent entries by kind and deal, in the order in which each group began to wait. */
export function waitingThings(entries: readonly OutboxEntry[]): WaitingThings[] {
  const groups = new Map<string, WaitingThings>();
  const inOrder = thingsOf(entries).sort((one, other) =>
    one.entry.createdAt.localeCompare(other.entry.createdAt),
  );
  for (const { thing } of inOrder) {
    const key = [thing.kind, thing.dealId, thing.fileId, thing.isFailed].join(' ');
    const known = groups.get(key);
    groups.set(key, { ...thing, key, count: (known?.count ?? 0) + 1, text: known ? null : thing.text });
  }
  return [...groups.values()];
}
