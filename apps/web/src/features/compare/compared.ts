/**
 * Who was chosen to be compared, as long as the tab is open. In the cache of queries, which the first load has anyway,
 * and in the tab's storage, from which it comes back after a reload.
 */
import type { PublicCreator } from '@briefcast/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const storedAs = 'comparedCreators';

/** Chooses these and nobody else. */
export function setCompared(chosen: readonly PublicCreator[]): void {
  queryClient.setQueryData(queryKeys.compared, chosen);
  writeStored('session', storedAs, chosen.length > 0 ? JSON.stringify(chosen) : null);
}

/** Chooses again who was chosen before the page was loaded anew, unless somebody has been chosen since. */
async function restore(): Promise<void> {
  const stored = readStored('session', storedAs);
  if (stored === null) return;
  const { readCompared } = await import('./read-compared.ts');
  if (queryClient.getQueryData(queryKeys.compared) === undefined) setCompared(readCompared(stored));
}

const nobody: readonly PublicCreator[] = [];

/** In the order in which they were chosen; nobody on the server's page. */
export function useCompared(): readonly PublicCreator[] {
  // Without its code the choice is lost, and the page is not.
  useEffect(() => void restore().catch(() => {}), []);
  return (
    useQuery<readonly PublicCreator[]>({
      queryKey: queryKeys.compared,
      queryFn: skipToken,
      gcTime: Number.POSITIVE_INFINITY,
    }).data ?? nobody
  );
}
