import { api } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { useMay } from '../admin-queries.ts';
import { AuditLine } from '../audit/audit-line.tsx';

const shownAtFirst = 5;
const mostShown = 100;

/** Acts of the admins on a creator, or on a brand and its people, newest first; nothing without the right. */
export function WhatWasDone({ id }: { id: string }) {
  const mayRead = useMay()(api.admin.audit);
  const [limit, setLimit] = useState(shownAtFirst);
  const done = useQuery({
    ...adminQ('admin.audit', { query: { about: id, limit } }),
    placeholderData: keepPreviousData,
    enabled: mayRead,
  });
  if (!mayRead) return null;
  const { entries = [], total = 0 } = done.data ?? {};
  const hasMore = total > entries.length && !done.isPlaceholderData;
  return (
    <Card title={m.admin_done_title()}>
      {done.isPending ? <LoadingText>{m.admin_actions_loading()}</LoadingText> : null}
      {done.isError && !done.data ? (
        <ErrorState onRetry={() => void done.refetch()}>
          {errorText(done.error, m.admin_actions_failed())}
        </ErrorState>
      ) : null}
      {done.isSuccess && entries.length === 0 ? (
        <p className="text-ui text-ink-2">{m.admin_done_none()}</p>
      ) : null}
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasMore && limit < mostShown ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setLimit(mostShown)}>
          {m.admin_show_all({ count: formatCount(total) })}
        </Button>
      ) : null}
      {hasMore && limit === mostShown ? <p className="hint mt-3">{m.admin_done_older()}</p> : null}
    </Card>
  );
}
