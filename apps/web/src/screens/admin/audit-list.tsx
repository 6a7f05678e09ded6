import type { AuditEntry } from '@briefcast/contract';
import { formatShortDate, formatTime } from '@briefcast/i18n/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eachOnce } from '../../lib/paged-query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { auditQuery } from './admin-queries.ts';

const shownAtFirst = 10;

/** What was done, in words; an action that has none yet is told by its name. */
const actionTexts: Record<string, string> = {
  'admin.log_in': 'Signed in',
  'admin.log_out': 'Signed out',
  'admin.log_in_failed': 'Wrong password',
  'creator.publish': 'Published creator',
  'creator.unpublish': 'Unpublished creator',
  'creator.delete': 'Deleted creator',
  'brand.delete': 'Deleted brand',
  'deal.cancel': 'Cancelled deal',
  'deal.delete': 'Deleted deal',
  'job.retry': 'Tried job again',
  'job.discard': 'Discarded job',
};

/** The audit trail, newest first. */
export function AuditList() {
  const audit = useInfiniteQuery(auditQuery);
  const [showsAll, setShowsAll] = useState(false);
  const entries = eachOnce(audit.data?.pages.flatMap((page) => page.entries) ?? []);

  return (
    <Card>
      <h2 className="text-[22px]">Admin Actions</h2>
      {audit.isPending ? <LoadingText className="mt-3">Loading admin actions...</LoadingText> : null}
      {audit.isError && !audit.data ? (
        <ErrorState className="mt-3" onRetry={() => void audit.refetch()}>
          {errorText(audit.error, 'Failed to load admin actions')}
        </ErrorState>
      ) : null}
      {audit.isSuccess && entries.length === 0 ? (
        <p className="mt-3 text-ink-3">No admin actions yet</p>
      ) : null}
      <ol className="mt-2 divide-y divide-line">
        {(showsAll ? entries : entries.slice(0, shownAtFirst)).map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {!showsAll && entries.length > shownAtFirst ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          Show more
        </Button>
      ) : null}
      {showsAll && audit.isFetchNextPageError ? (
        <ErrorState className="mt-3" onRetry={() => void audit.fetchNextPage()}>
          Failed to load more admin actions
        </ErrorState>
      ) : null}
      {showsAll && audit.hasNextPage && !audit.isFetchNextPageError ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          busy={audit.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void audit.fetchNextPage()}
        >
          Show older
        </Button>
      ) : null}
    </Card>
  );
}

/** How often a line's failures happened, where it is one of them; they are summed up for a day. */
function failuresOf({ action, after }: AuditEntry): number | null {
  if (action !== 'admin.log_in_failed' || typeof after !== 'object' || after === null) return null;
  return 'failures' in after && typeof after.failures === 'number' ? after.failures : null;
}

function AuditLine({ entry }: { entry: AuditEntry }) {
  const failures = failuresOf(entry);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-3 text-ui">
      <span className="font-semibold">
        {actionTexts[entry.action] ?? entry.action}
        {failures !== null && failures > 1 ? `, ${failures} times` : null}
      </span>
      <bdi className="min-w-0 flex-1 basis-52 wrap-anywhere text-ink-2">{entry.subject}</bdi>
      <span className="hint">
        {failures === null ? `${entry.actor}, ` : null}
        <time dateTime={entry.createdAt} className="whitespace-nowrap">
          {formatShortDate(entry.createdAt)}, {formatTime(entry.createdAt)}
        </time>
      </span>
    </li>
  );
}
