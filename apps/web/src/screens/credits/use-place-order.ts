import type { NewOrder } from '@briefcast/contract';
import type { PaymentSource } from '@briefcast/contract/credits/ledger';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { errorText } from '../../lib/show-error.ts';
import { useCameBack } from '../../lib/use-came-back.ts';

/** State passed to the order's page when it opens: the reason why the payment page did not. */
export interface PlacedOrderState {
  cardFailure?: string | undefined;
}

/** Order placed in this visit of the page, kept with its place in the browser's history. */
interface VisitState {
  ordered: { body: NewOrder; key: string };
}

interface Placed extends PlacedOrderState {
  id: string;
  /** Address of the provider's page; undefined where the order's own page is next. */
  url?: string;
}

interface Choice {
  body: NewOrder;
  way: PaymentSource;
}

/**
 * Places an order and leads on: to the provider's page to pay by card, else to the order's own page. The latter
 * also opens where the provider's page did not. `ordered` is the pack of somebody who comes back from the
 * provider's page.
 */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const visit = useLocation().state as VisitState | null;
  // Lets the server recognise a retry, or a return to the page, after an order that went through.
  const [keyFor] = useState(() => createKeyKeeper(visit?.ordered));

  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: async ({ body, way }: Choice): Promise<Placed> => {
      const { order } = await client.billing.order({ body }, { idempotencyKey: keyFor(body) });
      const { id } = order;
      if (way === 'TRANSFER') return { id };
      try {
        const { url } = await client.billing.checkout({ params: { id } });
        return { id, url };
      } catch (failure) {
        return { id, cardFailure: errorText(failure, m.billing_card_failed()) };
      }
    },
    onSuccess: () => void invalidate('billing'),
  });
  useCameBack(reset);

  async function leadOn({ id, url, cardFailure }: Placed, body: NewOrder) {
    if (url === undefined) {
      const state: PlacedOrderState = { cardFailure };
      await navigate(paths.creditOrder.href(id), { state });
      return;
    }
    const state: VisitState = { ordered: { body, key: keyFor(body) } };
    await navigate(paths.buyCredits.href(), { replace: true, preventScrollReset: true, state });
    window.location.assign(url);
  }

  return {
    // Passes the callback to this call alone, so that nobody who has left the page is led away.
    place: (choice: Choice) => mutate(choice, { onSuccess: (placed) => void leadOn(placed, choice.body) }),
    ordered: visit?.ordered.body,
    error,
    /** Takes a refusal back that was answered. */
    forget: reset,
    // The browser is on its way until the other page is there.
    isBusy: isPending || isSuccess,
  };
}
