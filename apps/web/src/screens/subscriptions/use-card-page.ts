import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { useCameBack } from '../../lib/use-came-back.ts';

/** Leads to the page on which a card is given, or where there is one, changed. Succeeds while the browser is on its way. */
export function useCardPage(hasCard: boolean) {
  const page = useMutation({
    mutationFn: () => (hasCard ? client.subscription.portal() : client.subscription.checkout()),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  useCameBack(page.reset);
  return page;
}
