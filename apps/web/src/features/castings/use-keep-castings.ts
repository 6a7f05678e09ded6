/** A creator's saved castings and searches of the board, as screens load and change them. */

import type { CastingCard, CastingSearch, CastingSearchChange, NewCastingSearch } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { errorText } from '../../lib/show-error.ts';
import { toastError } from '../../ui/toast.ts';

/** The castings that the creator saved, the last saved first. */
export const savedCastingsQuery = queryOptions({
  ...q('savedCastings.list'),
  select: ({ castings }) => castings,
  staleTime: minuteMs,
});

/** Saves a casting or saves it no longer: the bookmark changes at once, and back where that fails. */
export const useSaveCasting = () =>
  useMutation({
    mutationFn: async ({ casting: { id }, isSaved }: { casting: CastingCard; isSaved: boolean }) => {
      const { savedCastings } = await loadClient();
      return isSaved ? savedCastings.save({ params: { id } }) : savedCastings.remove({ params: { id } });
    },
    onMutate: async ({ casting, isSaved }) => {
      const { queryKey } = savedCastingsQuery;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => {
        const others = known?.castings.filter(({ id }) => id !== casting.id);
        return others && { castings: isSaved ? [casting, ...others] : others };
      });
    },
    onError: (error) => toastError(m.casting_not_saved(), errorText(error, m.please_try_again())),
    onSettled: () => invalidate('savedCastings'),
  });

const readSearches = () => invalidate('castingSearches');

/** Keeps filters under a name. */
export function useCreateSearch() {
  const [keyOf] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: async (body: NewCastingSearch): Promise<CastingSearch> =>
      (await (await loadClient()).castingSearches.create({ body }, { idempotencyKey: keyOf(body) })).search,
    onSettled: readSearches,
  });
}

/** Turns notifications of a search on or off, or renames it. */
export const useChangeSearch = () =>
  useMutation({
    mutationFn: async ({ id, ...body }: CastingSearchChange & { id: string }) =>
      (await loadClient()).castingSearches.change({ params: { id }, body }),
    onError: (error) => toastError(m.search_not_changed(), errorText(error, m.please_try_again())),
    onSettled: readSearches,
  });

/** Drops a search. */
export const useRemoveSearch = () =>
  useMutation({
    mutationFn: async (id: string) => (await loadClient()).castingSearches.remove({ params: { id } }),
    onError: (error) => toastError(m.search_not_changed(), errorText(error, m.please_try_again())),
    onSettled: readSearches,
  });
