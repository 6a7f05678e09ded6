import type { CalendarOf } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { loadClient } from '../../lib/load-client.ts';
import { keyOf, q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { CalendarAddress } from '../../parts/calendars/calendar-address.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toastSuccess } from '../../ui/toast.ts';

interface CalendarDialogProps {
  /** Campaign whose days it has; all projects where absent. */
  campaign?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Private address of a calendar of projects: made, renewed and switched off. */
export function CalendarDialog({ campaign, open, onOpenChange }: CalendarDialogProps) {
  const query: CalendarOf = campaign ? { campaign } : {};
  const address = useQuery({ ...q('campaigns.readCalendar', { query }), enabled: open });
  const keep = (calendarUrl: string | null) =>
    queryClient.setQueryData(keyOf('campaigns.readCalendar', { query }), { calendarUrl });
  const renew = useMutation({
    mutationFn: async () => (await loadClient()).campaigns.renewCalendar({ query }),
    onSuccess: ({ calendarUrl }) => {
      keep(calendarUrl);
      toastSuccess(m.calendar_made());
    },
    onError: (error) => showError(m.calendar_failed(), error),
  });
  const drop = useMutation({
    mutationFn: async () => (await loadClient()).campaigns.dropCalendar({ query }),
    onSuccess: () => {
      keep(null);
      toastSuccess(m.campaign_calendar_off_done());
    },
    onError: (error) => showError(m.campaign_not_saved(), error),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      sheet
      title={m.campaign_calendar()}
      description={m.campaign_calendar_about()}
    >
      {address.isPending ? (
        <Skeleton className="mt-4 h-28" />
      ) : address.isError ? (
        <ErrorState onRetry={() => void address.refetch()}>{m.campaign_calendar_not_loaded()}</ErrorState>
      ) : (
        <CalendarAddress
          url={address.data.calendarUrl}
          isMaking={renew.isPending}
          onMake={(onSettled) => renew.mutate(undefined, { onSettled })}
          acts={
            <OnlineButton
              variant="ghost"
              busy={drop.isPending}
              icon={<CalendarOff aria-hidden className="ic" />}
              onClick={() => drop.mutate()}
            >
              {m.campaign_calendar_off()}
            </OnlineButton>
          }
        />
      )}
    </Dialog>
  );
}
