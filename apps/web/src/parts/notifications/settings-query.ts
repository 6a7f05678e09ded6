import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The person's notification settings. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.notifications.settings,
  queryFn: async ({ signal }) =>
    (await (await loadClient()).notifications.settings(undefined, { signal })).settings,
});
