import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import '../../styles/billing.css';
import { useMayBuy } from '../../lib/credits.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Main } from '../../ui/main.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

/** Around the billing screens: says why there is nothing for members who do not buy, and where nothing is sold. */
export function BillingGate({ children }: { children: ReactNode }) {
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
    </Main>
  );
}
