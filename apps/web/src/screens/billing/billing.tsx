import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { InvoicesCard } from '../../features/invoices/invoices-card.tsx';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BalanceStage } from './balance-stage.tsx';
import { BillingGate } from './billing-gate.tsx';
import { billingQuery } from './billing-queries.ts';
import { DetailsCard } from './details-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { WarningCard } from './warning-card.tsx';

/** A brand's credits: what there is, what moved, orders and choices (/billing). */
export function BillingScreen() {
  useDocumentTitle(m.billing_title());
  return (
    <BillingGate>
      <BillingPage />
    </BillingGate>
  );
}

function BillingPage() {
  const { data, isPending, error, refetch } = useQuery(billingQuery);
  return (
    <Main>
      <PageHeader title={m.billing_title()} subtitle={m.billing_about()} />
      {isPending ? <LoadingText className="mt-6">{m.billing_loading()}</LoadingText> : null}
      {error && !data ? (
        <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
          {errorText(error, m.billing_failed())}
        </ErrorState>
      ) : null}
      {data ? (
        <>
          <BalanceStage billing={data} />
          <div className="billing-columns mt-6">
            <StatementCard />
            <div className="grid gap-5">
              <OrdersCard orders={data.orders} />
              <InvoicesCard />
              <DetailsCard details={data.details} />
              <WarningCard level={data.balance.warningLevel} />
            </div>
          </div>
        </>
      ) : null}
    </Main>
  );
}
