import type { Needs } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { firstCalls } from '../../lib/first-calls.ts';
import { firstQ } from '../../lib/query.ts';

const longestWaitMs = hourMs;

/** Time until the next need that was put off comes back, which no event tells. */
function untilNextReturn(needs: Needs | undefined): number | false {
  const next = needs?.putOff.find(({ putOff }) => putOff?.at)?.putOff?.at;
  if (!next) return false;
  return Math.min(Math.max(Date.parse(next) - Date.now(), 0) + 1000, longestWaitMs);
}

/** The queue of the signed-in person. */
export const needsQuery = queryOptions({
  ...firstQ('needs.read', { at: firstCalls.needs }),
  refetchInterval: ({ state }) => untilNextReturn(state.data),
});
