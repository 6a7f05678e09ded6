import { api, type CreditMovement, requestPath, type StatementLine } from '@briefcast/contract';
import { movementsInOrder } from '@briefcast/contract/credits/ledger';
import { dealPath, paths } from '@briefcast/contract/paths';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { isOfBrief, movementLooks } from '../../features/credits/movement-look.ts';
import { eachOnce } from '../../lib/each-once.ts';
import { pagedQ } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { CsvButton } from './csv-button.tsx';

/** Every movement of credits, by kind, and all of them as CSV. */
export function StatementCard() {
  const [movement, setMovement] = useState<CreditMovement>();
  const statement = useInfiniteQuery({
    ...pagedQ('billing.statement', { query: movement ? { movement } : {} }),
    placeholderData: keepPreviousData,
  });
  const pages = statement.data?.pages ?? [];
  const lines = eachOnce(pages.flatMap((page) => page.lines));
  const total = pages[0]?.total ?? 0;

  return (
    <Card flush>
      <div className="flex flex-wrap items-center gap-2 px-5 pt-5 pb-3 md:px-6">
        <h2 className="me-auto text-d4">{m.billing_movements()}</h2>
        <CsvButton
          path={requestPath(api.billing.statementCsv, { query: movement ? { movement } : {} })}
          fileName="statement.csv"
          label={m.billing_csv_of_movements()}
          failed={m.billing_csv_failed()}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2 px-5 pb-3 md:px-6">
        <legend className="sr-only">{m.billing_movement()}</legend>
        {[undefined, ...movementsInOrder].map((kind) => (
          <Button
            key={kind ?? 'all'}
            size="sm"
            variant={kind === movement ? 'primary' : 'outline'}
            aria-pressed={kind === movement}
            onClick={() => setMovement(kind)}
          >
            {kind ? movementLooks[kind].text() : m.billing_all()}
          </Button>
        ))}
      </fieldset>
      {statement.isPending ? (
        <LoadingText className="p-6">{m.billing_loading_movements()}</LoadingText>
      ) : null}
      {statement.isError && !statement.data ? (
        <ErrorState className="p-6" onRetry={() => void statement.refetch()}>
          {errorText(statement.error, m.billing_movements_failed())}
        </ErrorState>
      ) : null}
      {statement.isSuccess && lines.length === 0 ? (
        <div className="px-6 pt-3 pb-7 text-ui text-ink-2">
          <p className="font-semibold text-ink">{movement ? m.billing_none_of_kind() : m.billing_none()}</p>
          {movement ? null : <p>{m.billing_none_text()}</p>}
        </div>
      ) : null}
      {lines.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      ) : null}
      {lines.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 md:px-6">
          <p role="status" className="hint num">
            {m.billing_shown({ shown: formatCount(lines.length), total: formatCount(total) })}
          </p>
          {statement.hasNextPage ? (
            <Button
              variant="ghost"
              size="sm"
              busy={statement.isFetchingNextPage}
              onClick={() => void statement.fetchNextPage()}
            >
              {m.billing_earlier()}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}

/** Subject of a line, linked to its page. */
function subjectOf({ deal, order, movement, credits, reason }: StatementLine): {
  title: ReactNode;
  more: ReactNode;
} {
  if (deal)
    return {
      title: (
        <Link to={dealPath('BRAND', deal.id)} className="hover:underline">
          <bdi>{deal.title}</bdi>
        </Link>
      ),
      more: deal.creator ? <bdi>{deal.creator}</bdi> : null,
    };
  if (isOfBrief(movement)) return { title: m.billing_deleted_project(), more: null };
  return {
    title: m.credits_counted({ n: credits, count: formatCount(credits) }),
    more:
      movement === 'EXPIRED' ? (
        m.billing_not_used()
      ) : reason !== undefined ? (
        reason
      ) : order === null ? null : (
        <Link to={paths.creditOrder.href(order.id)} className="hover:underline">
          {m.billing_order_line({ reference: order.reference })}
        </Link>
      ),
  };
}

const signed = (change: number) => (change > 0 ? `+${formatCount(change)}` : formatCount(change));

function Line({ line }: { line: StatementLine }) {
  const { movement, createdAt, by, change, readyAfter } = line;
  const { tone, Icon, text } = movementLooks[movement];
  const { title, more } = subjectOf(line);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-3 text-ui md:grid-cols-[7.5rem_minmax(0,1fr)_auto_5.5rem] md:px-6">
      <Badge tone={tone} icon={<Icon aria-hidden className="ic" />} className="justify-self-start">
        {text()}
      </Badge>
      <div className="min-w-0 max-md:col-span-3 max-md:row-start-2">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="hint wrap-anywhere">
          <bdi>{more}</bdi>
          {more ? ' · ' : null}
          <time dateTime={createdAt}>{formatDateWithTime(createdAt)}</time>
          {by ? (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <span className={clsx('num text-end font-semibold', change > 0 && 'text-green-ink')}>
        <span className="sr-only">{m.billing_credits()} </span>
        <bdi>{signed(change)}</bdi>
      </span>
      <span className="num text-end">
        <span className="hint">{m.billing_left_after()} </span>
        {formatCount(readyAfter)}
      </span>
    </li>
  );
}
