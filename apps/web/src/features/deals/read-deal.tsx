import { AppError, type DealDetail } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { DealNotFound } from './deal-not-found.tsx';
import { dealQuery } from './deal-queries.ts';

interface ReadDealProps {
  id: string;
  /** How the tab is named; nothing is known of the deal before it is there. */
  title: (deal: DealDetail | undefined) => string;
  /** The page, with the deal once it is there. */
  children: (deal: DealDetail | undefined) => ReactNode;
  /** Replaces the not-found page, which it is given, when there is no such deal. */
  whenGone?: ((notFound: ReactNode) => ReactNode) | undefined;
}

/** Whether there is no such deal, or the address cannot be one's. */
const isGone = (error: Error | null) =>
  error instanceof AppError && (error.code === 'deal.not_found' || error.code === 'request.invalid');

/** A page about one deal while it loads, when it cannot be shown, and when it is there. */
export function ReadDeal({ id, title, children, whenGone = (notFound) => notFound }: ReadDealProps) {
  const backTo = dashboardPath(useUser().role);
  const { data: deal, error, refetch, isFetching } = useQuery(dealQuery(id));
  useDocumentTitle(error && !deal ? m.deal_not_found() : title(deal));

  // A deal that was deleted while its page is open goes; one that only could not be read again stays.
  if (isGone(error)) return whenGone(<DealNotFound backTo={backTo} />);
  if (error && !deal) {
    return (
      <DealNotFound backTo={backTo} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return children(deal);
}
