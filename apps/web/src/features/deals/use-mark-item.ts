import { type BriefItem, type BriefItemMark, briefItemState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { dealQuery, refreshDeals } from './deal-queries.ts';

interface Marked {
  /** As it was when it was marked. */
  item: BriefItem;
  mark: BriefItemMark;
}

const keyOf = (dealId: string) => ['mark-brief-item', dealId];

/** Keeps an item as the server returned it, until the deal is read again. */
async function keepItem(dealId: string, item: BriefItem) {
  const { queryKey } = dealQuery(dealId);
  // A deal that is being read may have been put together before the item was marked.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(
    queryKey,
    (deal) =>
      deal && { ...deal, briefItems: deal.briefItems?.map((known) => (known.id === item.id ? item : known)) },
  );
}

function stateAfter(item: BriefItem, { attested, missed }: BriefItemMark) {
  if (attested) return 'ATTESTED';
  if (missed) return 'MISSED';
  return briefItemState({ ...item, ...(missed === false ? { missedAt: null } : { attestedAt: null }) });
}

/**
 * Marks items of a deal's brief, one after the other. `stateOf` is where an item stands, from the press on: what is on
 * its way to the server included. A refusal becomes a toast.
 */
export function useMarkItem(dealId: string) {
  const mutationKey = keyOf(dealId);
  const [pressed, setPressed] = useState<readonly Marked[]>([]);
  const forget = (id: string) => setPressed((all) => all.filter(({ item }) => item.id !== id));
  const { mutate } = useMutation({
    mutationKey,
    // Two marks of one item arrive in the order in which they were made.
    scope: { id: mutationKey.join() },
    mutationFn: async ({ item, mark }: Marked) =>
      (await client.deals.markBriefItem({ params: { id: dealId, itemId: item.id }, body: mark })).item,
    onSuccess: (item) => keepItem(dealId, item),
    onError: (error, { item }) => {
      forget(item.id);
      showError(m.deal_item_mark_failed(), error);
    },
    onSettled: () => void refreshDeals(),
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Marked,
  });

  function stateOf(item: BriefItem) {
    // What is pending, and the item as the server returned it, are told a moment later than the press and the answer
    // come: so long what was pressed holds, until the item is another one.
    const sent =
      pending.findLast((one) => one.item.id === item.id) ?? pressed.find((one) => one.item === item);
    return sent ? stateAfter(item, sent.mark) : briefItemState(item);
  }

  function mark(item: BriefItem, what: BriefItemMark) {
    const marked = { item, mark: what };
    setPressed((all) => [...all.filter((one) => one.item.id !== item.id), marked]);
    mutate(marked);
  }

  return { mark, stateOf };
}
