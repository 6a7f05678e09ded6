import { m } from '@briefcast/i18n/messages';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Query for the rights of one's completed projects that end, and the address of one's calendar. */
export const rightsQuery = queryOptions({
  queryKey: queryKeys.rights,
  queryFn: ({ signal }) => client.rights.list(undefined, { signal }),
});

/** Makes the first address of one's calendar, or another one in its place. */
export const useRenewCalendar = () =>
  useMutation({
    mutationFn: () => client.rights.renewCalendar(),
    onSuccess: ({ calendarUrl }) => {
      queryClient.setQueryData(rightsQuery.queryKey, (rights) => rights && { ...rights, calendarUrl });
      toastSuccess(m.calendar_made());
    },
    onError: (error) => showError(m.calendar_failed(), error),
  });
