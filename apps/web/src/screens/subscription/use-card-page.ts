import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';

/** Leads to the page on which a card is given, or where there is one, changed. Succeeds while the browser is on its way. */
export const useCardPage = (hasCard: boolean) =>
  useMutation({
    mutationFn: () => (hasCard ? client.subscription.portal() : client.subscription.checkout()),
    onSuccess: ({ url }) => window.location.assign(url),
  });
