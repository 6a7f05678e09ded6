/** The queue of the signed-in person, and putting off what is in it. */
import type { Api, Need, NeedPutOffUntil, Needs } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { takeFirstAnswer } from '../../lib/first-answers.ts';
import { firstCalls } from '../../lib/first-calls.ts';
import { loadClient } from '../../lib/load-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { readSession } from '../../lib/session.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { returnText } from './need-words.ts';

const longestWaitMs = 3_600_000;

/** Time until the next need that was put off comes back, which no event tells. */
function untilNextReturn(needs: Needs | undefined): number | false {
  const next = needs?.putOff.find(({ putOff }) => putOff?.at)?.putOff?.at;
  if (!next) return false;
  return Math.min(Math.max(Date.parse(next) - Date.now(), 0) + 1000, longestWaitMs);
}

export const needsQuery = queryOptions({
  queryKey: queryKeys.needs,
  queryFn: async ({ signal }): Promise<Needs> =>
    (await takeFirstAnswer<Api['needs']['read']>(firstCalls.needs)) ??
    (await loadClient()).needs.read(undefined, { signal }),
  refetchInterval: ({ state }) => untilNextReturn(state.data),
});

/** Keeps the queue that a change returned, whatever is still on its way. */
async function keep(needs: Needs) {
  await queryClient.cancelQueries({ queryKey: queryKeys.needs });
  queryClient.setQueryData(queryKeys.needs, needs);
}

/** Shows a need again that was put off or hidden. */
export const useShowAgain = () =>
  useMutation({
    mutationFn: async (key: string) => (await loadClient()).needs.showAgain({ body: { key } }),
    onSuccess: keep,
    onError: (error) => showError(m.queue_change_failed(), error),
  });

/** How long it can be undone. */
const undoSeconds = 10;

/** Puts a need off for the person alone, and offers for ten seconds to undo it. */
export function usePutOff() {
  const showAgain = useShowAgain();
  return useMutation({
    mutationFn: async ({ need, until }: { need: Need; until: NeedPutOffUntil }) =>
      (await loadClient()).needs.putOff({ body: { key: need.key, until } }),
    onSuccess: async (needs, { need: { key } }) => {
      await keep(needs);
      const putOff = needs.putOff.find((one) => one.key === key)?.putOff;
      toastSuccess(
        putOff ? returnText(putOff) : m.queue_put_off_list(),
        readSession().user?.role === 'BRAND' ? m.queue_for_you_alone() : undefined,
        {
          label: m.queue_undo(),
          seconds: undoSeconds,
          onPress: () => showAgain.mutate(key),
        },
      );
    },
    onError: (error) => showError(m.queue_change_failed(), error),
  });
}
