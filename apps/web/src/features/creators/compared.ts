/**
 * The creators chosen for comparison, for as long as the tab is open. Stored in the query cache, which the
 * first load contains anyway, and in the tab's storage, from which they are restored after a reload.
 */
import type { PublicCreator } from '@briefcast/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const storedAs = 'comparedCreators';
const comparedKey = ['compared'];

/** Replaces the choice by these creators. */
export function setCompared(chosen: readonly PublicCreator[]): void {
  queryClient.setQueryData(comparedKey, chosen);
  writeStored('session', storedAs, chosen.length > 0 ? JSON.stringify(chosen) : null);
}

/** Restores the choice from before a reload, unless somebody has been chosen since. */
async function restore(): Promise<void> {
  const stored = readStored('session', storedAs);
  if (stored === null) return;
  const { readCompared } = await import('./read-compared.ts');
  if (queryClient.getQueryData(comparedKey) === undefined) setCompared(readCompared(stored));
}

const nobody: readonly PublicCreator[] = [];

/** In the order in which they were chosen; empty on the server. */
export function useCompared(): readonly PublicCreator[] {
  // If its code cannot be loaded, the choice is lost, but the page works.
  useEffect(() => void restore().catch(() => {}), []);
  return (
    useQuery<readonly PublicCreator[]>({
      queryKey: comparedKey,
      queryFn: skipToken,
      gcTime: Number.POSITIVE_INFINITY,
    }).data ?? nobody
  );
}
