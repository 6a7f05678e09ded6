import { m } from '@briefcast/i18n/messages';
import { CalendarAddress } from '../../parts/calendars/calendar-address.tsx';
import { Card } from '../../ui/card.tsx';
import { useRenewCalendar } from './use-renew-calendar.ts';

/** The address by which other calendars show these days; null while there is none. */
export function CalendarCard({ url }: { url: string | null }) {
  const renew = useRenewCalendar();
  return (
    <Card title={m.calendar_title()}>
      <p className="text-ui text-ink-2">{m.calendar_about()}</p>
      <CalendarAddress
        url={url}
        isMaking={renew.isPending}
        onMake={(onSettled) => renew.mutate(undefined, { onSettled })}
      />
      <p className="hint mt-4 border-t border-line pt-3">{m.rights_told()}</p>
    </Card>
  );
}
