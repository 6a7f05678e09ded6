import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { client } from '../../lib/api.ts';
import { errorText } from '../../lib/show-error.ts';
import { useCameBack } from '../../lib/use-came-back.ts';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import type { PlacedOrderState } from './use-place-order.ts';

/** Link to the page on which an order is paid by card; after coming back from it, the next steps. */
export function PayByCard({ id }: { id: string }) {
  const [search] = useSearchParams();
  const hasPaid = search.has('paid');
  const state = useLocation().state as PlacedOrderState | null;
  const open = useMutation({
    mutationFn: () => client.billing.checkout({ params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  useCameBack(open.reset);
  // Explains to people who ordered by card why the payment page did not open.
  const failure = open.isIdle ? state?.cardFailure : undefined;
  return (
    <Card title={m.billing_card_title()}>
      {hasPaid ? (
        <p role="status" className="text-ui">
          {m.billing_card_came()}
        </p>
      ) : (
        <>
          <p className="text-ui text-ink-2">{m.billing_card_about()}</p>
          <FormError className="mt-4 empty:hidden">
            {open.error ? errorText(open.error, m.billing_card_failed()) : failure}
          </FormError>
          <OnlineButton
            variant="cast"
            className="mt-4 w-full"
            icon={<CreditCard aria-hidden className="ic" />}
            // The browser is on its way until the other page is there.
            busy={open.isPending || open.isSuccess}
            busyText={m.billing_card_opening()}
            onClick={() => open.mutate()}
          >
            {m.billing_card_pay()}
          </OnlineButton>
        </>
      )}
    </Card>
  );
}
