import type { DealStatus, LogEntry, Tone } from '@briefcast/contract';
import { formatCount, formatShortDate, formatTime } from '@briefcast/i18n/format';
import { logText, logTitle } from '@briefcast/i18n/log-entry';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { EdgeCode, shortSum } from '../../features/proof/edge-code.tsx';

/** The entries of a log on one ribbon; `broken` is the number of the first that does not fit. */
export function LogLines({ entries, broken }: { entries: readonly LogEntry[]; broken: number | null }) {
  return (
    <ol>
      {groupEntries(entries).map((group) => (
        <Group key={group.entries[0].body.entry} group={group} broken={broken} />
      ))}
    </ol>
  );
}

function Group({ group, broken }: { group: LogGroup; broken: number | null }) {
  const { fold, entries, tone } = group;
  const holdsBroken = entries.some(({ body }) => body.entry === broken);
  const [isOpen, setOpen] = useState(holdsBroken);
  const lines = entries.map((entry) => (
    <Line key={entry.body.entry} entry={entry} tone={tone} isBroken={entry.body.entry === broken} />
  ));
  if (fold === null || entries.length === 1) return lines;
  const range = {
    n: entries.length,
    count: formatCount(entries.length),
    from: formatCount(entries[0].body.entry),
    to: formatCount(entries.at(-1)?.body.entry ?? 0),
  };
  return (
    <>
      <li className="log-entry log-fold" data-tone={tone}>
        <span aria-hidden className="log-time" />
        <span aria-hidden className="log-ribbon" />
        <div className="log-body">
          <button
            type="button"
            aria-expanded={isOpen}
            className="inline-flex min-h-11 items-center gap-2 text-start text-ui font-semibold"
            onClick={() => setOpen(!isOpen)}
          >
            {fold === 'messages' ? m.log_fold_messages(range) : m.log_fold_comments(range)}
            <ChevronDown aria-hidden className={clsx('ic size-4! flex-none', isOpen && 'rotate-180')} />
          </button>
        </div>
      </li>
      {isOpen ? lines : null}
    </>
  );
}

function Line({ entry, tone, isBroken }: { entry: LogEntry; tone: string; isBroken: boolean }) {
  const { body, hash } = entry;
  const text = logText(entry);
  return (
    <li className={clsx('log-entry', isBroken && 'log-broken')} data-tone={tone}>
      <time className="log-time" dateTime={body.at}>
        <b className="font-semibold">{formatShortDate(body.at)}</b>{' '}
        <span className="text-ink-3">{formatTime(body.at)}</span>
      </time>
      <span aria-hidden className="log-ribbon" />
      <div className="log-body">
        <p className="wrap-anywhere">
          <span className="num me-2 font-display font-bold text-ink-3">{formatCount(body.entry)}</span>
          <span className="font-semibold">{logTitle(entry)}</span>
        </p>
        {text ? (
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-2">
            {text}
          </p>
        ) : null}
        {isBroken ? (
          <p className="text-sm font-semibold text-danger">
            {m.log_does_not_fit({ entry: formatCount(body.entry) })}
          </p>
        ) : null}
      </div>
      <div className="log-hash" title={hash}>
        <EdgeCode sha256={hash} className="mb-1 h-[15px] w-full" />
        <bdi className="text-ink-3">{shortSum(hash)}</bdi>
      </div>
    </li>
  );
}

/** Entries that are shown together, and in which colour: one, or a fold of several about the same. */
interface LogGroup {
  tone: Tone;
  fold: 'messages' | 'comments' | null;
  entries: [LogEntry, ...LogEntry[]];
}

const tones: Record<DealStatus, Tone> = {
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

const isStatus = (value: unknown): value is DealStatus => typeof value === 'string' && value in tones;

/** The entries of a log in their order, several messages or comments one after the other as one group. */
function groupEntries(entries: readonly LogEntry[]): LogGroup[] {
  const groups: LogGroup[] = [];
  let tone: Tone = 'yellow';
  for (const entry of entries) {
    const to = entry.what?.value?.to;
    if (entry.body.kind === 'deal.moved' && isStatus(to)) tone = tones[to];
    const fold = foldOf(entry);
    const last = groups.at(-1);
    if (fold !== null && last?.fold === fold && last.tone === tone) last.entries.push(entry);
    else groups.push({ tone, fold, entries: [entry] });
  }
  return groups;
}
