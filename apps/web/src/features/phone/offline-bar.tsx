import { formatDateWithTime, formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useConnectionLost } from '../../lib/connection.ts';
import { queryClient } from '../../lib/query-client.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { useAsOf } from './as-of.ts';

/** Only the time of today; with the date of any other day. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return (isToday ? formatTime : formatDateWithTime)(new Date(at));
}

/** Reads a screen's content again once the server answers. */
function useReadAgain(isLost: boolean) {
  useEffect(() => {
    if (!isLost) return;
    return () => void queryClient.refetchQueries({ type: 'active' });
  }, [isLost]);
}

/**
 * Shows below the header the lost connection and the content's age; always rendered, as screen readers watch known
 * regions.
 */
export function OfflineBar() {
  const isLost = useConnectionLost();
  useReadAgain(isLost);
  return <div role="status">{isLost ? <Said /> : null}</div>;
}

function Said() {
  const asOf = useAsOf();
  return (
    <div data-tone="buff" className="bg-k-bg text-k-ink shadow-[0_1px_0_var(--k-line)]">
      <div className="wrap flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1.5 py-2 text-ui">
        <CloudOff aria-hidden className="ic size-5! flex-none" />
        <p className="flex-[1_1_180px] leading-snug">
          <RichText
            parts={asOf === null ? m.phone_lost.parts() : m.phone_lost_as_known.parts()}
            tags={{ strong: (children) => <strong className="font-semibold">{children}</strong> }}
          />
        </p>
        {asOf === null ? null : (
          <span className="stamp-of-time num">{m.phone_as_of({ time: timeOf(asOf) })}</span>
        )}
      </div>
    </div>
  );
}
