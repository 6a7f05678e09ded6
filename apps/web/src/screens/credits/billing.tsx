import { m } from '@briefcast/i18n/messages';
import { InvoicesCard } from '../../features/invoices/invoices-card.tsx';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BalanceStage } from './balance-stage.tsx';
import { BillingGate, WithBilling } from './billing-gate.tsx';
import { DetailsCard } from './details-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { WarningCard } from './warning-card.tsx';

/** A brand's credits: what there is, what moved, orders and choices (/billing). */
export function BillingScreen() {
  useDocumentTitle(m.billing_title());
  return (
    // Creators' invoices name an organisation by these details, also where it buys nothing here.
    <BillingGate whenOff={<WithBilling>{({ details }) => <DetailsCard details={details} />}</WithBilling>}>
      <Main>
        <PageHeader title={m.billing_title()} subtitle={m.billing_about()} />
        <WithBilling>
          {(billing) => (
            <>
              <BalanceStage billing={billing} />
              <div className="billing-columns mt-6">
                <StatementCard />
                <div className="grid gap-5">
                  <OrdersCard orders={billing.orders} />
                  <InvoicesCard />
                  <DetailsCard details={billing.details} />
                  <WarningCard level={billing.balance.warningLevel} />
                </div>
              </div>
            </>
          )}
        </WithBilling>
      </Main>
    </BillingGate>
  );
}
