import type { SubscriptionCard } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { CreditCard } from 'lucide-react';
import { errorText } from '../../lib/show-error.ts';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { useCardPage } from './use-card-page.ts';

const twoDigits = (value: number) => String(value % 100).padStart(2, '0');

/** The card that is charged each month, by what its owner knows it by. */
export function CardCard({ card }: { card: SubscriptionCard }) {
  const { brand, last4, expiresMonth, expiresYear } = card;
  const page = useCardPage(true);
  // The browser is on its way until the other page is there.
  const isBusy = page.isPending || page.isSuccess;
  return (
    <Card title={m.billing_card()}>
      <div className="flex items-center gap-3.5">
        <CreditCard aria-hidden className="ic" />
        <div className="min-w-0 flex-1 text-ui">
          <p className="num font-semibold">{m.subscription_card_ending({ brand, last4 })}</p>
          {/* As it is printed on the card. */}
          <p className="hint num">
            {m.subscription_card_until({ month: `${twoDigits(expiresMonth)}/${twoDigits(expiresYear)}` })}
          </p>
        </div>
        <button
          type="button"
          className="link min-h-11 text-ui"
          aria-busy={isBusy || undefined}
          onClick={() => isBusy || page.mutate()}
        >
          {m.subscription_card_change()}
          <span className="sr-only">, {m.subscription_card_ending({ brand, last4 })}</span>
        </button>
      </div>
      <FormError className="mt-3 empty:hidden">
        {page.error ? errorText(page.error, m.subscription_action_failed()) : undefined}
      </FormError>
    </Card>
  );
}
