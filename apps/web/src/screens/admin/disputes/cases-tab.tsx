import type { AdminDisputeLine } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatExactMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DisputeBadge } from '../../../features/disputes/dispute-badge.tsx';
import { adminPagedQ } from '../../../lib/admin-query.ts';
import { eachOnce } from '../../../lib/each-once.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';

/** Cases about late payments, open ones first. */
export function CasesTab() {
  const query = useInfiniteQuery({
    ...adminPagedQ('adminDisputes.list'),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const disputes = eachOnce(pages.flatMap((page) => page.disputes));
  const counts = pages[0]?.counts;
  return (
    <div className="grid gap-5">
      <p className="max-w-[62ch] text-ink-2">{m.admin_cases_text()}</p>
      <Card
        flush
        title={m.admin_cases()}
        action={
          counts ? (
            <span className="hint num">
              {m.admin_cases_counts({
                open: formatCount(counts.open),
                closed: formatCount(counts.closed),
              })}
            </span>
          ) : null
        }
      >
        {query.isPending ? <LoadingText className="p-6">{m.admin_cases_loading()}</LoadingText> : null}
        {query.isError && !query.data ? (
          <ErrorState className="p-6" onRetry={() => void query.refetch()}>
            {errorText(query.error, m.admin_cases_failed())}
          </ErrorState>
        ) : null}
        {query.isSuccess && disputes.length === 0 ? (
          <p role="status" className="border-t border-line px-5 py-6 text-ui text-ink-2 md:px-7">
            {m.admin_cases_none()}
          </p>
        ) : null}
        <ul className="divide-y divide-line border-t border-line empty:hidden">
          {disputes.map((dispute) => (
            <CaseRow key={dispute.id} dispute={dispute} />
          ))}
        </ul>
        <MorePages list={query} busyText={m.admin_cases_loading()} failedText={m.admin_cases_failed()} />
      </Card>
    </div>
  );
}

/** When it was closed; of an open one when it was opened, and whether the brand said nothing so far. */
function dayText({ state, openedAt, closedAt, isBrandHeard }: AdminDisputeLine): string {
  if (closedAt) return m.admin_case_closed_on({ day: formatShortDate(closedAt) });
  const opened = m.admin_case_opened_on({ day: formatShortDate(openedAt) });
  return state === 'OPEN' && !isBrandHeard ? `${opened}. ${m.admin_case_unheard()}` : opened;
}

function CaseRow({ dispute }: { dispute: AdminDisputeLine }) {
  const { id, title, brand, creator, currency, owedCents, state } = dispute;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3 text-ui md:px-7">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          <Link to={paths.adminDispute.href(id)} className="hover:underline">
            {title}
          </Link>
        </p>
        <p className="hint wrap-anywhere">
          {m.admin_case_between({
            creator: creator.name ?? m.deal_creator_gone(),
            brand: brand.name ?? m.admin_none(),
          })}
        </p>
        <p className="hint num">{dayText(dispute)}</p>
      </div>
      <DisputeBadge state={state} />
      <span className="num font-semibold sm:w-28 sm:text-end">{formatExactMoney(owedCents, currency)}</span>
    </li>
  );
}
