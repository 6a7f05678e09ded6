import { m } from '@briefcast/i18n/messages';
import { Card } from '../../ui/card.tsx';
import { PaymentWayLine } from '../../ui/payment-way.tsx';

/** The ways in which a month can be paid here. */
export function WaysCard({ takesCards }: { takesCards: boolean }) {
  return (
    <Card title={m.billing_how()}>
      <ul className="grid gap-4">
        {takesCards ? (
          <li>
            <PaymentWayLine way="CARD" text={m.subscription_way_card()} />
          </li>
        ) : null}
        <li>
          <PaymentWayLine
            way="TRANSFER"
            text={takesCards ? m.subscription_way_transfer() : m.subscription_way_transfer_alone()}
          />
        </li>
      </ul>
    </Card>
  );
}
