import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Makes the first address of one's calendar, or another one in its place. */
export const useRenewCalendar = () =>
  useMutation({
    mutationFn: () => client.rights.renewCalendar(),
    onSuccess: ({ calendarUrl }) => {
      queryClient.setQueryData(keyOf('rights.list'), (rights) => rights && { ...rights, calendarUrl });
      toastSuccess(m.calendar_made());
    },
    onError: (error) => showError(m.calendar_failed(), error),
  });
