import type { DealListItem, Role } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { closedDealsQuery, dealsOf } from './deal-queries.ts';

/** The words and parts that differ between the two dashboards. */
export interface DealListLook {
  renderList: (deals: readonly DealListItem[]) => ReactNode;
  skeleton: ReactNode;
  /** 'Failed to load deals' */
  failedText: string;
  /** 'Loading projects...' */
  busyText: string;
  /** 'Failed to load more projects' */
  moreFailedText: string;
}

interface ClosedDealsProps {
  side: Role;
  status: 'completed' | 'closed';
  search: string;
  look: DealListLook;
  /** Above the list; not where there is nothing. */
  heading?: ReactNode;
  /** Where there is nothing. */
  empty: ReactNode;
}

/** Closed deals, newest first, page by page. */
export function ClosedDeals({ side, status, search, look, heading, empty }: ClosedDealsProps) {
  const closed = useInfiniteQuery(closedDealsQuery(side, status, search));
  if (!closed.data) {
    if (!closed.isError) return look.skeleton;
    return (
      <Card as="div">
        <ErrorState onRetry={() => void closed.refetch()}>{look.failedText}</ErrorState>
      </Card>
    );
  }
  const deals = dealsOf(closed.data);
  if (deals.length === 0) return empty;
  return (
    <>
      {heading}
      {look.renderList(deals)}
      <MorePages list={closed} busyText={look.busyText} failedText={look.moreFailedText} />
    </>
  );
}

interface ClosedFoldProps extends Omit<ClosedDealsProps, 'status' | 'heading'> {
  /** How many there are; unknown while the totals are not there. */
  count: number | undefined;
}

/** All closed deals below the open ones: folded away until asked for, or until something is searched for. */
export function ClosedFold({ count, ...list }: ClosedFoldProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || list.search !== '';
  if (count === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className="group border-t border-line pt-2"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 text-ink-2 hover:text-ink">
        <ChevronDown aria-hidden className="ic transition-transform group-open:rotate-180" />
        <h2 className="text-[20px]">
          {count === undefined ? m.next_closed() : m.next_closed_show({ count: formatCount(count) })}
        </h2>
      </summary>
      {/* Asked for when it is looked at. */}
      <div className="pt-3">{isOpen ? <ClosedDeals status="closed" {...list} /> : null}</div>
    </details>
  );
}
