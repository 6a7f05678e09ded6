import type { RosterChange, Rosters, SavedCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { errorText } from '../../lib/show-error.ts';
import { rostersQuery } from '../../parts/creators/rosters-query.ts';
import { toastError } from '../../ui/toast.ts';

const tell = (error: unknown) => toastError(m.roster_failed(), errorText(error, m.please_try_again()));

/** Shows a change in every bookmark at once; the page of rosters refetches its creators. */
function updateRosters(change: (rosters: Rosters) => Rosters) {
  queryClient.setQueryData(rostersQuery.queryKey, (known) => known && change(known));
  void invalidate('rosters.creators');
}

/** Saves a creator, or changes their lists and note. */
export function useSaveCreator() {
  return useMutation({
    mutationFn: async ({ creatorId, ...body }: RosterChange & { creatorId: string }): Promise<SavedCreator> =>
      (await (await loadClient()).rosters.save({ params: { creatorId }, body })).saved,
    onSuccess: (saved) =>
      updateRosters((rosters) => {
        const others = rosters.saved.filter(({ creatorId }) => creatorId !== saved.creatorId);
        return { ...rosters, saved: [saved, ...others] };
      }),
    onError: tell,
  });
}

/** Removes a creator from all lists. */
export function useRemoveSaved() {
  return useMutation({
    mutationFn: async (creatorId: string) => (await loadClient()).rosters.remove({ params: { creatorId } }),
    onSuccess: (_, removed) =>
      updateRosters((rosters) => ({
        ...rosters,
        saved: rosters.saved.filter(({ creatorId }) => creatorId !== removed),
      })),
    onError: tell,
  });
}

/** Creates, renames and deletes lists, and refetches them. */
export function useChangeList() {
  return useMutation({
    mutationFn: async (change: { add: string } | { rename: string; id: string } | { remove: string }) => {
      const client = await loadClient();
      if ('add' in change) return (await client.rosters.addList({ body: { name: change.add } })).list;
      if ('remove' in change) {
        await client.rosters.removeList({ params: { id: change.remove } });
        return null;
      }
      const { id, rename: name } = change;
      return (await client.rosters.renameList({ params: { id }, body: { name } })).list;
    },
    onSuccess: () => invalidate('rosters.read'),
    onError: tell,
  });
}
