import type { QueueEntry } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { entryWords, isLate, waitingAge } from './queue-words.ts';

interface QueueListProps {
  entries: readonly QueueEntry[];
  chosen: string | undefined;
  /** Listed entries wait; else they were decided, and the day is shown. */
  isWaiting: boolean;
  onChoose: (id: string) => void;
}

/** The entries of a part of the queue: a column, or on phones a row that scrolls. */
export function QueueList({ entries, chosen, isWaiting, onChoose }: QueueListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const entry = row?.querySelector<HTMLElement>(`[data-entry="${chosen}"]`);
    if (!row || !entry) return;
    // The row alone moves, never the page.
    const { left, right } = entry.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    if (left < frame.left) row.scrollLeft -= frame.left - left;
    if (right > frame.right) row.scrollLeft += right - frame.right;
  }, [chosen]);
  return (
    <nav aria-label={m.moderation_queue()} className="min-w-0">
      <ul ref={list} className="mod-queue">
        {entries.map((entry) => (
          <li key={entry.id} data-entry={entry.id}>
            <Entry
              entry={entry}
              isChosen={entry.id === chosen}
              isWaiting={isWaiting}
              onChoose={() => onChoose(entry.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps extends Pick<QueueListProps, 'isWaiting'> {
  entry: QueueEntry;
  isChosen: boolean;
  onChoose: () => void;
}

function Entry({ entry, isChosen, isWaiting, onChoose }: EntryProps) {
  const { title, line } = entryWords(entry);
  const isOld = isWaiting && isLate(entry.at);
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      className="mod-entry"
      onClick={onChoose}
    >
      {entry.what === 'REPORT' ? (
        <span className="mod-flag" data-tone="orange">
          <Flag aria-hidden className="ic" />
        </span>
      ) : (
        <Avatar name={entry.name} src={entry.profileImage && mediaUrl(entry.profileImage)} size={40} />
      )}
      <span className="min-w-0">
        <b dir="auto" className="block truncate text-ui font-semibold">
          {title}
        </b>
        <small dir="auto" className="block truncate text-[13px] text-ink-3">
          {line}
        </small>
      </span>
      <span className={clsx('num text-[13px] font-semibold', isOld ? 'text-danger' : 'text-ink-2')}>
        {isWaiting ? waitingAge(entry.at) : formatShortDate(entry.at)}
      </span>
    </button>
  );
}
