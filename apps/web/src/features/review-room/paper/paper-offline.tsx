import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { WifiOff } from 'lucide-react';

/** That there is no connection, and how much waits for it on this device. */
export function PaperOffline({ waiting }: { waiting: number }) {
  return (
    <p className="paper-offline" data-stock="yellow" role="alert">
      <WifiOff aria-hidden className="ic" />
      <span>
        <b>{m.comment_offline()}</b>{' '}
        {waiting > 0 ? m.comment_offline_text({ n: waiting, count: formatCount(waiting) }) : null}
      </span>
    </p>
  );
}
