import { useSyncExternalStore } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Query keys of content that dates a screen; its age is that of the oldest. */
const told: readonly unknown[] = [queryKeys.deals.all[0], queryKeys.comments.all[0]];

const cache = queryClient.getQueryCache();

/** When the oldest content of the screen was read, in milliseconds since 1970; null if it has none of its own. */
function readAsOf(): number | null {
  const ages = cache
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => told.includes(queryKey[0]) && state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return ages.length > 0 ? Math.min(...ages) : null;
}

/** Hook that follows `readAsOf`. */
export const useAsOf = (): number | null =>
  useSyncExternalStore((listener) => cache.subscribe(listener), readAsOf, readAsOf);
