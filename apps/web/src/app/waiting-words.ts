import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { OutboxEntry } from '../lib/outbox/entries.ts';

const words: readonly [kind: string, say: (counted: { n: number; count: string }) => string][] = [
  ['message', m.outbox_messages],
  ['comment', m.outbox_comments],
  ['tick', m.outbox_ticks],
];

/** How much of what these are; empty for what people do not count, such as how far they have read. */
export function waitingWords(entries: readonly OutboxEntry[]): string {
  const parts = words.flatMap(([kind, say]) => {
    const n = entries.filter((entry) => entry.kind === kind).length;
    return n === 0 ? [] : [say({ n, count: formatCount(n) })];
  });
  return formatSeries(parts);
}
