import { AppError, type DealDetail } from '@briefcast/contract';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BackLink, TextLink } from '../../ui/text-link.tsx';
import { DealBadge } from './deal-badge.tsx';
import { DealNotFound } from './deal-not-found.tsx';
import { DealPageSkeleton } from './deal-page-skeleton.tsx';
import { dealQuery } from './deal-queries.ts';
import { TitlePlace } from './title-place.tsx';

interface DealPageProps {
  id: string;
  /** What can be done with the deal now: buttons of the title bar. */
  actions: (deal: DealDetail) => ReactNode;
  children: (deal: DealDetail) => ReactNode;
  /** What is shown instead of the page that says so when there is no such deal; that page is given. */
  whenGone?: (notFound: ReactNode) => ReactNode;
}

/** Whether there is no such deal, or the address cannot be one's. */
const isGone = (error: Error | null) =>
  error instanceof AppError && (error.code === 'deal.not_found' || error.code === 'request.invalid');

/** A deal's page while it loads, when it cannot be shown, and when it is there. */
export function DealPage({ id, actions, children, whenGone = (notFound) => notFound }: DealPageProps) {
  const backTo = dashboardPath(useUser().role);
  const { data: deal, error, refetch, isFetching } = useQuery(dealQuery(id));
  useDocumentTitle(deal?.title ?? (error ? m.deal_not_found() : m.deal_page()));

  // A deal that was deleted while its page is open goes; one that only could not be read again stays.
  if (isGone(error)) return whenGone(<DealNotFound backTo={backTo} />);
  if (error && !deal) {
    return (
      <DealNotFound backTo={backTo} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  // One heading from the first moment on: the focus that a navigation set on it stays.
  return (
    <Main bleed>
      <PageHeader
        band
        back={<BackLink to={backTo}>{m.link_back_to_dashboard()}</BackLink>}
        title={deal ? <span dir="auto">{deal.title}</span> : <TitlePlace />}
        subtitle={
          <TextLink to={paths.dealLog.href(id)} className="text-sm font-semibold">
            {m.log_page()}
          </TextLink>
        }
        badge={deal ? <DealBadge status={deal.status} /> : null}
        actions={deal ? actions(deal) : null}
      />
      {deal ? children(deal) : <DealPageSkeleton />}
    </Main>
  );
}
