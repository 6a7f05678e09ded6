import type { Api, Needs } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { takeFirstAnswer } from '../../lib/first-answers.ts';
import { firstCalls } from '../../lib/first-calls.ts';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const longestWaitMs = hourMs;

/** Time until the next need that was put off comes back, which no event tells. */
function untilNextReturn(needs: Needs | undefined): number | false {
  const next = needs?.putOff.find(({ putOff }) => putOff?.at)?.putOff?.at;
  if (!next) return false;
  return Math.min(Math.max(Date.parse(next) - Date.now(), 0) + 1000, longestWaitMs);
}

/** The queue of the signed-in person. */
export const needsQuery = queryOptions({
  queryKey: queryKeys.needs,
  queryFn: async ({ signal }): Promise<Needs> =>
    (await takeFirstAnswer<Api['needs']['read']>(firstCalls.needs)) ??
    (await loadClient()).needs.read(undefined, { signal }),
  refetchInterval: ({ state }) => untilNextReturn(state.data),
});
