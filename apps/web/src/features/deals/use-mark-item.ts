import { type BriefItem, type BriefItemMark, briefItemState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { showError } from '../../lib/show-error.ts';
import { refreshDeals } from './deal-queries.ts';

interface Marked {
  itemId: string;
  mark: BriefItemMark;
}

const keyOf = (dealId: string) => ['mark-brief-item', dealId];

/**
 * Marks items of a deal's brief. `stateOf` is where an item stands, what is on its way to the server included: it stays
 * so until the deal was read again, so that nothing jumps back meanwhile. A refusal becomes a toast.
 */
export function useMarkItem(dealId: string) {
  const mutationKey = keyOf(dealId);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ itemId, mark }: Marked) =>
      (await client.deals.markBriefItem({ params: { id: dealId, itemId }, body: mark })).item,
    onError: (error) => showError(m.deal_item_mark_failed(), error),
    onSettled: () => refreshDeals(),
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Marked,
  });

  function stateOf(item: BriefItem) {
    const sent = pending.findLast(({ itemId }) => itemId === item.id);
    if (sent === undefined) return briefItemState(item);
    if (sent.mark.attested) return 'ATTESTED';
    if (sent.mark.missed) return 'MISSED';
    const left = sent.mark.missed === false ? { missedAt: null } : { attestedAt: null };
    return briefItemState({ ...item, ...left });
  }

  return { mark: (itemId: string, mark: BriefItemMark) => mutate({ itemId, mark }), stateOf };
}
