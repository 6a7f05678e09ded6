import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eachOnce } from '../../../lib/each-once.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { auditPath, auditQuery } from '../admin-queries.ts';
import { AuditLine } from './audit-line.tsx';

const shownAtFirst = 10;

/** The audit trail, newest first. */
export function AuditList() {
  const audit = useInfiniteQuery(auditQuery());
  const [showsAll, setShowsAll] = useState(false);
  const entries = eachOnce(audit.data?.pages.flatMap((page) => page.entries) ?? []);

  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pe-4">
        <h2 className="text-[22px]">{m.admin_actions()}</h2>
        <TextLink to={auditPath()} className="text-ui">
          {m.admin_audit_all()}
        </TextLink>
      </div>
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
