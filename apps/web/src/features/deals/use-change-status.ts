import type { DealStatus } from '@briefcast/contract';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { showError } from '../../lib/show-error.ts';
import { refreshDeals } from './deal-queries.ts';

/**
 * Asks for a deal's next status. A refusal becomes a toast, and whatever the answer was, the screens read the
 * deal, the lists and the tiles again: after a lost race they show who was faster.
 */
export function useChangeStatus(dealId: string, failureTitle = 'The deal could not be changed') {
  return useMutation({
    mutationFn: async (status: DealStatus) =>
      (await client.deals.changeStatus({ params: { id: dealId }, body: { status } })).deal,
    onError: (error) => showError(failureTitle, error),
    onSettled: () => refreshDeals(),
  });
}
