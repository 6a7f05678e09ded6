import { AppError, type Billing, type CreditPack, missingOfBuyerDetails } from '@briefcast/contract';
import type { PaymentSource } from '@briefcast/contract/credits/ledger';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PaymentWayChoice, PaymentWayLine } from '../../features/payments/payment-way.tsx';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { BillingGate, WithBilling } from './billing-gate.tsx';
import { DetailsDialog } from './details-card.tsx';
import { DetailsMissing } from './details-missing.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PackChoice } from './pack-choice.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** Choosing a pack and how it is paid (/billing/buy). */
export function BuyCreditsScreen() {
  useDocumentTitle(m.billing_buy());
  return (
    <BillingGate>
      <BuyPage />
    </BillingGate>
  );
}

function BuyPage() {
  const { data } = useQuery(q('billing.read'));
  return (
    <Main>
      <PageHeader
        title={m.billing_buy()}
        back={<BackLink to={paths.billing.href()}>{m.billing_title()}</BackLink>}
        subtitle={
          data ? m.billing_buy_about({ n: data.expiryMonths, months: formatCount(data.expiryMonths) }) : null
        }
      />
      <WithBilling>{(billing) => <OrderForm billing={billing} />}</WithBilling>
    </Main>
  );
}

function OrderForm({ billing }: { billing: Billing }) {
  const { offers, takesCards = false } = billing;
  const { place, ordered, error, isBusy, forget } = usePlaceOrder();
  const [isCompleting, setCompleting] = useState(false);
  const sameWaits = error instanceof AppError && error.code === 'billing.same_waits';
  const offerOf = (credits: number | undefined) => offers.find((offer) => offer.credits === credits);
  // Asked for on the page of prices, before the sign-up.
  const asked = Number(useSearchParams()[0].get('credits'));
  const [chosen, setChosen] = useState(
    (offerOf(ordered?.credits) ?? offerOf(asked) ?? offers[1] ?? offers[0])?.credits,
  );
  const [way, setWay] = useState<PaymentSource>(takesCards ? 'CARD' : 'TRANSFER');
  const pack = offerOf(chosen);
  const order = ({ credits }: CreditPack, isAnother?: true) =>
    missingOfBuyerDetails(billing.details).length > 0
      ? setCompleting(true)
      : place({ body: { credits, ...(isAnother ? { isAnother } : {}) }, way });
  return (
    <>
      <form
        className="billing-columns mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (pack) order(pack);
        }}
      >
        <div>
          <DetailsMissing details={billing.details} onComplete={() => setCompleting(true)} />
          <PackChoice offers={offers} chosen={chosen} onChoose={setChosen} />
          {takesCards ? (
            <Ways way={way} onChoose={setWay} />
          ) : (
            <>
              <h2 className="mt-9 text-d4">{m.billing_how()}</h2>
              <div className="ear-sm mt-3 bg-surface p-4 shadow-[0_0_0_2px_var(--c-primary)]">
                <PaymentWayLine way="TRANSFER" text={m.billing_bank_transfer_text()} />
              </div>
            </>
          )}
        </div>
        {pack ? (
          <OrderSummary
            billing={billing}
            pack={pack}
            way={way}
            isBusy={isBusy}
            error={error && !sameWaits ? errorText(error, m.billing_order_failed()) : undefined}
          />
        ) : null}
      </form>
      {isCompleting ? <DetailsDialog details={billing.details} onClose={() => setCompleting(false)} /> : null}
      <ConfirmDialog
        open={sameWaits}
        onOpenChange={(open) => open || forget()}
        title={m.billing_same_title()}
        confirmLabel={m.billing_same_other()}
        onConfirm={() => pack && order(pack, true)}
      >
        {sameWaits ? errorText(error, m.billing_order_failed()) : null}
      </ConfirmDialog>
    </>
  );
}

interface WaysProps {
  way: PaymentSource;
  onChoose: (way: PaymentSource) => void;
}

function Ways({ way, onChoose }: WaysProps) {
  const texts = { CARD: m.billing_card_text(), TRANSFER: m.billing_bank_transfer_text() };
  return (
    <fieldset className="mt-9">
      <legend>
        <h2 className="text-d4">{m.billing_how()}</h2>
      </legend>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        {(['CARD', 'TRANSFER'] as const).map((one) => (
          <PaymentWayChoice
            key={one}
            way={one}
            text={texts[one]}
            isChosen={one === way}
            onChoose={() => onChoose(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}
