import { type DealListItem, type DealTab, type Role, statusesOfTab } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ClosedDeals, ClosedFold, type DealListLook } from './closed-deals.tsx';
import { DealToolbar } from './deal-toolbar.tsx';
import type { DealControls } from './use-deal-controls.ts';
import { arrangeDeals } from './use-deal-controls.ts';

interface DealListingProps {
  side: Role;
  tab: DealTab;
  controls: DealControls;
  open: { data: readonly DealListItem[] | undefined; isError: boolean };
  onRetry: () => void;
  /** How many deals there are in all, and how many of them are closed; unknown while the totals are not there. */
  counts: { all: number | undefined; closed: number | undefined };
  look: DealListLook;
  /** Message of a tab without deals. */
  empty: ReactNode;
}

/** The deals of a dashboard's tab, closed ones folded away. */
export function DealListing({ counts, ...listing }: DealListingProps) {
  const { side, tab, controls, look, empty } = listing;
  const { search } = controls;
  const nothing = search ? <NothingFound controls={controls} /> : empty;
  return (
    <>
      {counts.all === 0 && !search ? null : (
        <DealToolbar controls={controls} isSortable={tab !== 'completed'} />
      )}
      {tab === 'completed' ? (
        <ClosedDeals
          side={side}
          status="completed"
          search={search}
          look={look}
          heading={<h2 className="sr-only">{m.dashboard_completed()}</h2>}
          empty={nothing}
        />
      ) : (
        <OpenDeals {...listing} closedCount={counts.closed} nothing={nothing} />
      )}
    </>
  );
}

interface OpenDealsProps extends Omit<DealListingProps, 'counts' | 'empty'> {
  closedCount: number | undefined;
  nothing: ReactNode;
}

/** How many sheets are drawn at once. */
const perScreen = 50;

function OpenDeals(props: OpenDealsProps) {
  const { side, tab, controls, open, onRetry, look, nothing, closedCount } = props;
  const { search, sort } = controls;
  const [drawn, setDrawn] = useState(perScreen);
  if (!open.data) {
    if (!open.isError) return look.skeleton;
    return (
      <Card as="div">
        <ErrorState onRetry={onRetry}>{look.failedText}</ErrorState>
      </Card>
    );
  }
  const deals = arrangeDeals(open.data, { viewer: side, statuses: statusesOfTab[tab], search, sort });
  const closed = { side, search, look };
  if (deals.length === 0) {
    if (tab !== 'all' || closedCount === 0) return nothing;
    const heading = <h2 className="mb-3.5 text-[22px]">{m.next_closed()}</h2>;
    return <ClosedDeals status="closed" {...closed} heading={heading} empty={nothing} />;
  }
  return (
    <div className="grid gap-8">
      {look.renderList(deals.slice(0, drawn))}
      <LoadMore hasMore={drawn < deals.length} busy={false} onLoadMore={() => setDrawn(drawn + perScreen)} />
      {tab === 'all' ? (
        <ClosedFold {...closed} count={closedCount} empty={<p className="hint">{m.next_none_found()}</p>} />
      ) : null}
    </div>
  );
}

function NothingFound({ controls }: { controls: DealControls }) {
  const { search } = controls;
  return (
    <Card as="div" flush>
      <EmptyState
        title={m.next_none_found()}
        icon={<SearchX aria-hidden className="ic" />}
        action={
          <Button variant="outline" onClick={() => controls.setTyped('')}>
            {m.next_clear_search()}
          </Button>
        }
      >
        <bdi className="wrap-anywhere">{m.next_none_found_text({ search })}</bdi>
      </EmptyState>
    </Card>
  );
}

interface MissingTotalsProps {
  deals: { data: unknown };
  stats: UseQueryResult;
}

/** Under the numbers of a dashboard, where they alone could not be loaded: the deals are there to go on with. */
export function MissingTotals({ deals, stats }: MissingTotalsProps) {
  if (!stats.isError || stats.data !== undefined || deals.data === undefined) return null;
  return (
    <ErrorState onRetry={() => void stats.refetch()} className="mt-4">
      {m.dashboard_totals_failed()}
    </ErrorState>
  );
}
