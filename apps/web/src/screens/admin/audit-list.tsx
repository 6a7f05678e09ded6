import type { AuditEntry } from '@briefcast/contract';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { eachOnce } from '../../lib/paged-query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { auditQuery } from './admin-queries.ts';

const shownAtFirst = 10;

/** What was done, in words; an action that has none yet is told by its name. */
const actionTexts: Record<string, () => string> = {
  'admin.log_in': m.admin_did_log_in,
  'admin.log_out': m.admin_did_log_out,
  'admin.log_in_failed': m.admin_did_log_in_failed,
  'creator.publish': m.admin_did_publish,
  'creator.unpublish': m.admin_did_unpublish,
  'creator.delete': m.admin_did_delete_creator,
  'brand.delete': m.admin_did_delete_brand,
  'deal.cancel': m.admin_did_cancel_deal,
  'deal.delete': m.admin_did_delete_deal,
  'job.retry': m.admin_did_retry_job,
  'job.discard': m.admin_did_discard_job,
  'admin.add': m.admin_did_add_admin,
  'admin.remove': m.admin_did_remove_admin,
  'admin.password': m.admin_did_change_password,
  'admin.two_factor_on': m.admin_did_turn_on_two_factor,
  'admin.two_factor_off': m.admin_did_turn_off_two_factor,
};

/** The audit trail, newest first. */
export function AuditList() {
  const audit = useInfiniteQuery(auditQuery);
  const [showsAll, setShowsAll] = useState(false);
  const entries = eachOnce(audit.data?.pages.flatMap((page) => page.entries) ?? []);

  return (
    <Card>
      <h2 className="text-[22px]">{m.admin_actions()}</h2>
      {audit.isPending ? <LoadingText className="mt-3">{m.admin_actions_loading()}</LoadingText> : null}
      {audit.isError && !audit.data ? (
        <ErrorState className="mt-3" onRetry={() => void audit.refetch()}>
          {errorText(audit.error, m.admin_actions_failed())}
        </ErrorState>
      ) : null}
      {audit.isSuccess && entries.length === 0 ? (
        <p className="mt-3 text-ink-3">{m.admin_actions_none()}</p>
      ) : null}
      <ol className="mt-2 divide-y divide-line">
        {(showsAll ? entries : entries.slice(0, shownAtFirst)).map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {!showsAll && entries.length > shownAtFirst ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {m.admin_show_more()}
        </Button>
      ) : null}
      {showsAll && audit.isFetchNextPageError ? (
        <ErrorState className="mt-3" onRetry={() => void audit.fetchNextPage()}>
          {m.admin_actions_more_failed()}
        </ErrorState>
      ) : null}
      {showsAll && audit.hasNextPage && !audit.isFetchNextPageError ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          busy={audit.isFetchingNextPage}
          busyText={m.admin_loading()}
          onClick={() => void audit.fetchNextPage()}
        >
          {m.admin_show_older()}
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

/** Who came with the first password has no name. */
const actorText = (actor: string) => (actor === 'admin' ? m.admin_actor() : actor);

function AuditLine({ entry }: { entry: AuditEntry }) {
  const failures = failuresOf(entry);
  const action = actionTexts[entry.action]?.() ?? entry.action;
  const date = formatDateWithTime(entry.createdAt);
  const time = (children: ReactNode) => (
    <time dateTime={entry.createdAt} className="whitespace-nowrap">
      {children}
    </time>
  );
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-3 text-ui">
      <span className="font-semibold">
        {failures !== null && failures > 1
          ? m.admin_did_times({ action, n: failures, count: formatCount(failures) })
          : action}
      </span>
      <bdi className="min-w-0 flex-1 basis-52 wrap-anywhere text-ink-2">{entry.subject}</bdi>
      <span className="hint">
        {failures === null ? (
          <RichText parts={m.admin_did_by.parts({ actor: actorText(entry.actor), date })} tags={{ time }} />
        ) : (
          time(date)
        )}
      </span>
    </li>
  );
}
