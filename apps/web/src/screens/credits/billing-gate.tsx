import type { Billing } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { q } from '../../lib/query.ts';
import '../../styles/billing.css';
import { errorText } from '../../lib/show-error.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { useMayBuy } from '../../parts/credits/use-credits.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

interface BillingGateProps {
  children: ReactNode;
  /** Content for people who may buy, where nothing is sold. */
  whenOff?: ReactNode;
}

/** Wraps the billing screens: says why they are empty for members who do not buy, and where nothing is sold. */
export function BillingGate({ children, whenOff }: BillingGateProps) {
  const mayBuy = useMayBuy();
  const { data: site, isPending } = useQuery(siteQuery);
  const isOn = site?.market?.credits === true;
  if (isOn && mayBuy) return children;
  return (
    <Main>
      <h1 tabIndex={-1}>{m.billing_title()}</h1>
      {isPending ? (
        <LoadingText className="mt-6">{m.billing_loading()}</LoadingText>
      ) : (
        <div className="card mt-6">
          <EmptyState
            icon={isOn ? <ReceiptText aria-hidden className="ic" /> : <Ticket aria-hidden className="ic" />}
            title={isOn ? m.billing_owners_only() : m.billing_off()}
          >
            {isOn ? m.billing_owners_only_text() : m.billing_off_text()}
          </EmptyState>
        </div>
      )}
      {mayBuy && !isPending && whenOff ? <div className="mt-6">{whenOff}</div> : null}
    </Main>
  );
}

/** Renders children that need the brand's billing, once it is read. */
export function WithBilling({ children }: { children: (billing: Billing) => ReactNode }) {
  const { data, error, refetch } = useQuery(q('billing.read'));
  if (data) return children(data);
  if (!error) return <LoadingText className="mt-6">{m.billing_loading()}</LoadingText>;
  return (
    <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
      {errorText(error, m.billing_failed())}
    </ErrorState>
  );
}
