import { auditKinds } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { eachOnce } from '../../../lib/each-once.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { Select } from '../../../ui/select.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type AuditFilter, auditQuery } from '../admin-queries.ts';
import { SearchField } from '../lists/search-field.tsx';
import { type ListState, useListState } from '../lists/use-list-state.ts';
import { AuditLine } from './audit-line.tsx';
import { auditKindTexts } from './audit-texts.ts';

const isDay = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** Filters in the address; an unknown kind or an invalid day is left out. */
function filterOf({ search, params }: ListState<never>): AuditFilter {
  const kind = auditKinds.find((one) => one === params.get('kind'));
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    ...(search ? { search } : {}),
    ...(kind ? { kind } : {}),
    ...(from !== null && isDay(from) ? { from } : {}),
    ...(to !== null && isDay(to) ? { to } : {}),
  };
}

/** The whole audit trail, searched and narrowed by kind and day. */
export function AuditTab() {
  const search = useListState<never>([]);
  const filter = filterOf(search);
  const query = useInfiniteQuery(auditQuery(filter));
  const entries = eachOnce(query.data?.pages.flatMap((page) => page.entries) ?? []);
  const total = query.data?.pages.at(-1)?.total;
  return (
    <div className="grid gap-4">
      <Filters search={search} filter={filter} />
      {query.isPending ? (
        <Card className="min-h-60">
          <LoadingText>{m.admin_actions_loading()}</LoadingText>
        </Card>
      ) : query.data === undefined ? (
        <Card>
          <ErrorState onRetry={() => void query.refetch()}>
            {errorText(query.error, m.admin_actions_failed())}
          </ErrorState>
        </Card>
      ) : entries.length === 0 ? (
        <Card>
          <EmptyState title={m.admin_audit_none()}>
            {Object.keys(filter).length > 0 ? m.admin_audit_none_text() : m.admin_actions_none()}
          </EmptyState>
        </Card>
      ) : (
        <Card
          className={clsx('transition-opacity', query.isPlaceholderData && 'opacity-60')}
          aria-busy={query.isPlaceholderData || undefined}
        >
          <p role="status" className="hint num">
            {total === undefined ? null : m.admin_audit_total({ n: total, count: formatCount(total) })}
          </p>
          <ol className="mt-1 divide-y divide-line">
            {entries.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
          <MorePages
            list={query}
            busyText={m.admin_actions_loading()}
            failedText={m.admin_actions_more_failed()}
          />
        </Card>
      )}
    </div>
  );
}

function Filters({ search, filter }: { search: ListState<never>; filter: AuditFilter }) {
  return (
    <search className="flex flex-wrap items-end gap-2.5">
      <SearchField list={search} label={m.admin_audit_search()} hint={m.admin_audit_search_hint()} />
      <Field label={m.admin_audit_kind()} labelHidden className="max-sm:basis-full sm:w-44">
        <Select
          placeholder={m.admin_audit_kind_all()}
          options={auditKinds.map((kind) => ({ value: kind, label: auditKindTexts[kind]() }))}
          value={filter.kind ?? ''}
          onChange={(event) => search.setFilters({ kind: event.target.value })}
        />
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          label={end === 'from' ? m.admin_audit_from() : m.admin_audit_to()}
          className="max-sm:flex-1 sm:w-40"
        >
          <TextInput
            type="date"
            value={filter[end] ?? ''}
            onChange={(event) => search.setFilters({ [end]: event.target.value })}
          />
        </Field>
      ))}
    </search>
  );
}
