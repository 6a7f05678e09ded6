import { m } from '@briefcast/i18n/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';

interface MissingTotalsProps {
  deals: { data: unknown };
  stats: UseQueryResult;
}

/** Under the tiles of a dashboard, where they alone could not be loaded: the deals are there to go on with. */
export function MissingTotals({ deals, stats }: MissingTotalsProps) {
  if (!stats.isError || stats.data !== undefined || deals.data === undefined) return null;
  return (
    <ErrorState onRetry={() => void stats.refetch()} className="mt-4">
      {m.dashboard_totals_failed()}
    </ErrorState>
  );
}
