import { minuteMs } from '@briefcast/contract/kit/days';
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The lists and their creators, which every bookmark needs. */
export const rostersQuery = queryOptions({
  queryKey: queryKeys.rosters.saved,
  queryFn: async ({ signal }) => (await loadClient()).rosters.read(undefined, { signal }),
  staleTime: minuteMs,
});

/** The saved creators, for the page of rosters. */
export const rosterCreatorsQuery = queryOptions({
  queryKey: queryKeys.rosters.creators,
  queryFn: async ({ signal }) =>
    (await (await loadClient()).rosters.creators(undefined, { signal })).creators,
});
