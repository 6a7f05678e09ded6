/** Who was chosen to be compared, until the page is loaded anew. In the cache of queries: the first load has that anyway. */
import type { PublicCreator } from '@briefcast/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Chooses these and nobody else. */
export const setCompared = (chosen: readonly PublicCreator[]) =>
  void queryClient.setQueryData(queryKeys.compared, chosen);

const nobody: readonly PublicCreator[] = [];

/** In the order in which they were chosen; nobody on the server's page. */
export const useCompared = (): readonly PublicCreator[] =>
  useQuery<readonly PublicCreator[]>({
    queryKey: queryKeys.compared,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  }).data ?? nobody;
