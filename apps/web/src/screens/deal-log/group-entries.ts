import type { DealStatus, LogEntry } from '@briefcast/contract';
import type { Stock } from '../../ui/badge.tsx';

/** Entries that are shown together, and on which paper: one, or a fold of several about the same. */
export interface LogGroup {
  stock: Stock;
  fold: 'messages' | 'comments' | null;
  entries: [LogEntry, ...LogEntry[]];
}

const stocks: Record<DealStatus, Stock> = {
  BRIEF_SENT: 'yellow',
  ACCEPTED: 'blue',
  IN_PROGRESS: 'blue',
  SUBMITTED: 'aqua',
  NEEDS_REVISION: 'orange',
  COMPLETED: 'green',
  REJECTED: 'red',
  CANCELLED: 'red',
};

function foldOf({ body: { kind } }: LogEntry): LogGroup['fold'] {
  if (kind === 'message.sent') return 'messages';
  return kind.startsWith('comment.') ? 'comments' : null;
}

const isStatus = (value: unknown): value is DealStatus => typeof value === 'string' && value in stocks;

/** The entries of a log in their order, several messages or comments one after the other as one group. */
export function groupEntries(entries: readonly LogEntry[]): LogGroup[] {
  const groups: LogGroup[] = [];
  let stock: Stock = 'yellow';
  for (const entry of entries) {
    const to = entry.what?.value?.to;
    if (entry.body.kind === 'deal.moved' && isStatus(to)) stock = stocks[to];
    const fold = foldOf(entry);
    const last = groups.at(-1);
    if (fold !== null && last?.fold === fold && last.stock === stock) last.entries.push(entry);
    else groups.push({ stock, fold, entries: [entry] });
  }
  return groups;
}
