import '../../styles/billing.css';
import '../../styles/subscription.css';
import type { Subscription } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { InvoicesCard } from '../../features/invoices/invoices-card.tsx';
import { errorText } from '../../lib/show-error.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { subscriptionQuery } from '../../lib/subscription-query.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { CardCard } from './card-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { TransferCard } from './transfer-card.tsx';
import { UnpaidCard } from './unpaid-card.tsx';
import { WaysCard } from './ways-card.tsx';

/** A creator's subscription: until when it is paid, and how it goes on (/subscription). */
export function SubscriptionScreen() {
  useDocumentTitle(m.subscription_title());
  const site = useQuery(siteQuery);
  const isOn = site.data?.market?.subscription === true;
  const { data, error, refetch } = useQuery({ ...subscriptionQuery, enabled: isOn });
  return (
    <Main>
      <PageHeader title={m.subscription_title()} subtitle={isOn ? m.subscription_about() : null} />
      {site.data && !isOn ? (
        <div className="card mt-6">
          <EmptyState icon={<IdCard aria-hidden className="ic" />} title={m.subscription_off()}>
            {m.subscription_off_text()}
          </EmptyState>
        </div>
      ) : null}
      {(site.isPending || isOn) && !data && !error ? (
        <LoadingText className="mt-6">{m.subscription_loading()}</LoadingText>
      ) : null}
      {error && !data ? (
        <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
          {errorText(error, m.subscription_failed())}
        </ErrorState>
      ) : null}
      {data ? <Standing subscription={data.subscription} /> : null}
    </Main>
  );
}

function Standing({ subscription }: { subscription: Subscription }) {
  const { awaiting, seller, takesCards, card } = subscription;
  return (
    <div className="billing-columns mt-6">
      <div className="grid min-w-0 gap-5">
        <PlanCard subscription={subscription} />
        {awaiting ? <TransferCard seller={seller} awaiting={awaiting} /> : null}
        <UnpaidCard subscription={subscription} />
      </div>
      <div className="grid min-w-0 gap-5">
        {card ? <CardCard card={card} /> : <WaysCard takesCards={takesCards} />}
        <InvoicesCard noneText={m.subscription_invoices_none()} />
        {card ? <WaysCard takesCards={takesCards} /> : null}
      </div>
    </div>
  );
}
