import { m } from '@briefcast/i18n/messages';
import { CreditCard, Landmark } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

/** The ways in which a month can be paid here. */
export function WaysCard({ takesCards }: { takesCards: boolean }) {
  const ways = [
    ...(takesCards ? [{ Icon: CreditCard, name: m.billing_card(), text: m.subscription_way_card() }] : []),
    {
      Icon: Landmark,
      name: m.billing_bank_transfer(),
      text: takesCards ? m.subscription_way_transfer() : m.subscription_way_transfer_alone(),
    },
  ];
  return (
    <Card title={m.billing_how()}>
      <ul className="grid gap-4">
        {ways.map(({ Icon, name, text }) => (
          <li key={name} className="flex gap-3">
            <Icon aria-hidden className="ic mt-0.5" />
            <div className="min-w-0 text-ui">
              <p className="font-semibold">{name}</p>
              <p className="hint mt-0.5">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
