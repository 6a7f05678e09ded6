import { useSyncExternalStore } from 'react';
import { coveredBy } from '../../lib/changes-with.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Whether a key is of content that dates a screen, whose age is that of the oldest. */
const isTold = coveredBy(['deals', 'comments']);

const cache = queryClient.getQueryCache();

/** When the oldest content of the screen was read, in milliseconds since 1970; null if it has none of its own. */
function readAsOf(): number | null {
  const ages = cache
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => isTold(queryKey) && state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return ages.length > 0 ? Math.min(...ages) : null;
}

/** Hook that follows `readAsOf`. */
export const useAsOf = (): number | null =>
  useSyncExternalStore((listener) => cache.subscribe(listener), readAsOf, readAsOf);
