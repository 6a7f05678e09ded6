import { type BriefItem, type BriefItemMark, briefItemState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { loadClient } from '../../lib/load-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { dealQuery, refreshDeals, updateDeal } from './deal-queries.ts';

interface Marked {
  /** As they were when they were marked. */
  items: readonly BriefItem[];
  mark: BriefItemMark;
}

const keyOf = (dealId: string) => ['mark-brief-items', dealId];

/** Keeps items as the server returned them, until the deal is read again. */
async function keepItems(dealId: string, items: readonly BriefItem[]) {
  const { queryKey } = dealQuery(dealId);
  // A deal that is being read may have been put together before they were marked.
  await queryClient.cancelQueries({ queryKey, exact: true });
  updateDeal(dealId, (deal) => ({
    ...deal,
    briefItems: deal.briefItems?.map((known) => items.find(({ id }) => id === known.id) ?? known),
  }));
}

function stateAfter(item: BriefItem, { attested, missed }: BriefItemMark) {
  if (attested) return 'ATTESTED';
  if (missed) return 'MISSED';
  return briefItemState({ ...item, ...(missed === false ? { missedAt: null } : { attestedAt: null }) });
}

/** Pending marks without these items. */
const without = (all: readonly Marked[], items: readonly BriefItem[]): Marked[] =>
  all
    .map((one) => ({ ...one, items: one.items.filter((item) => !items.some(({ id }) => id === item.id)) }))
    .filter((one) => one.items.length > 0);

const has = ({ items }: Marked, { id }: BriefItem) => items.some((item) => item.id === id);

/** Marks items of a deal's brief in sequence; `stateOf` includes pending requests, and a refusal becomes a toast. */
export function useMarkItems(dealId: string) {
  const mutationKey = keyOf(dealId);
  const [pressed, setPressed] = useState<readonly Marked[]>([]);
  const { mutate } = useMutation({
    mutationKey,
    // Two marks of one item arrive in the order in which they were made.
    scope: { id: mutationKey.join() },
    mutationFn: async ({ items, mark }: Marked) => {
      const body = { itemIds: items.map(({ id }) => id), ...mark };
      return (await (await loadClient()).deals.markBriefItems({ params: { id: dealId }, body })).items;
    },
    onSuccess: (items) => keepItems(dealId, items),
    onError: (error, { items }) => {
      setPressed((all) => without(all, items));
      showError(m.deal_item_mark_failed(), error);
    },
    onSettled: () => void refreshDeals(),
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Marked,
  });

  function stateOf(item: BriefItem) {
    // Keeps the pressed state until the item is replaced, as pending requests and responses arrive a moment later.
    const sent =
      pending.findLast((one) => has(one, item)) ?? pressed.find(({ items }) => items.includes(item));
    return sent ? stateAfter(item, sent.mark) : briefItemState(item);
  }

  function mark(items: readonly BriefItem[], what: BriefItemMark) {
    const marked = { items, mark: what };
    setPressed((all) => [...without(all, items), marked]);
    mutate(marked);
  }

  return { mark, stateOf };
}
