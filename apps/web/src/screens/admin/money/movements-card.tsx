import type { AdminMovement, AdminMovementsQuery, CreditMovement } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { movementLooks } from '../../../features/credits/movement-look.ts';
import { adminPagedQ } from '../../../lib/admin-query.ts';
import { eachOnce } from '../../../lib/each-once.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { ChoiceButtons, SearchField } from '../lists/search-field.tsx';
import { useListState } from '../lists/use-list-state.ts';
import { useIsWide } from '../use-is-wide.ts';
import { MovementItem, MovementRow } from './movement-line.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** Movements by which the operator narrows the list. */
const kinds: readonly CreditMovement[] = ['BOUGHT', 'REFUNDED'];

/** Every movement of credits of all brands, searched; packs are refunded from here. */
export function MovementsCard() {
  const search = useListState<never>([]);
  const movement = kinds.find((kind) => kind === search.params.get('movement'));
  const filter: Pick<AdminMovementsQuery, 'search' | 'movement'> = {
    ...(search.search ? { search: search.search } : {}),
    ...(movement ? { movement } : {}),
  };
  const query = useInfiniteQuery({
    ...adminPagedQ('adminMoney.movements', { query: filter }),
    placeholderData: keepPreviousData,
  });
  const [refunded, setRefunded] = useState<string | null>(null);
  const pages = query.data?.pages ?? [];
  const lines = eachOnce(pages.flatMap((page) => page.movements));
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Card flush title={m.admin_ledger()}>
      <search className="flex flex-wrap items-center gap-2 px-5 pb-4 md:px-7">
        <SearchField list={search} label={m.admin_ledger_search()} hint={m.admin_ledger_search_hint()} />
        <ChoiceButtons
          legend={m.billing_movement()}
          choices={kinds}
          chosen={movement}
          onChoose={(kind) => search.setFilters({ movement: kind })}
          labelOf={(kind) => movementLooks[kind].text()}
          all={m.billing_all()}
        />
      </search>
      {query.isPending ? <LoadingText className="p-6">{m.billing_loading_movements()}</LoadingText> : null}
      {query.isError && !query.data ? (
        <ErrorState className="p-6" onRetry={() => void query.refetch()}>
          {errorText(query.error, m.billing_movements_failed())}
        </ErrorState>
      ) : null}
      {query.isSuccess && lines.length === 0 ? (
        <p className="border-t border-line px-5 py-6 text-ui text-ink-2 md:px-7">
          {isNarrowed ? m.billing_none_of_kind() : m.billing_none()}
        </p>
      ) : null}
      {lines.length > 0 ? (
        <>
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className={clsx(
              'relative overflow-x-auto border-t border-line transition-opacity',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            <Lines lines={lines} onRefund={setRefunded} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 md:px-7">
            <p role="status" className="hint num">
              {m.billing_shown({
                shown: formatCount(lines.length),
                total: formatCount(pages.at(-1)?.total ?? 0),
              })}
            </p>
            {query.hasNextPage ? (
              <Button
                variant="ghost"
                size="sm"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {m.billing_earlier()}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {refunded ? <RefundDialog key={refunded} orderId={refunded} onClose={() => setRefunded(null)} /> : null}
    </Card>
  );
}

interface LinesProps {
  lines: readonly AdminMovement[];
  onRefund: (orderId: string) => void;
}

function Lines({ lines, onRefund }: LinesProps) {
  const isWide = useIsWide();
  if (!isWide)
    return (
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <MovementItem key={line.id} line={line} onRefund={onRefund} />
        ))}
      </ul>
    );
  return (
    <table className="table money-table">
      <thead>
        <tr>
          <th scope="col">{m.admin_column_when()}</th>
          <th scope="col">{m.admin_column_brand()}</th>
          <th scope="col">{m.billing_movement()}</th>
          <th scope="col">{m.admin_ledger_for()}</th>
          <th scope="col" className="text-end!">
            {m.billing_credits()}
          </th>
          <th scope="col" className="text-end!">
            {m.admin_ledger_amount()}
          </th>
          <th scope="col">
            <span className="sr-only">{m.admin_column_actions()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <MovementRow key={line.id} line={line} onRefund={onRefund} />
        ))}
      </tbody>
    </table>
  );
}
