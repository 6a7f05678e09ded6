import type { Need, Role } from '@briefcast/contract';
import { needTitle } from '@briefcast/i18n/labels/needs';
import { m } from '@briefcast/i18n/messages';
import { Clock, EyeOff } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { returnText, showAgain } from './put-off.ts';

/** Lists the needs that the reader put off or hid, each with the moment of its return. */
export function PutOffList({ needs, viewer }: { needs: readonly Need[]; viewer: Role }) {
  return (
    <Card as="div" flush className="mb-3">
      <ul aria-label={m.queue_put_off_list()} className="quiet-lines">
        {needs.map((need) => {
          const isHidden = need.putOff?.until === 'HIDDEN';
          const Icon = isHidden ? EyeOff : Clock;
          const title = needTitle(need, viewer);
          return (
            <li key={need.key} className="quiet-lines-short">
              <Icon aria-hidden className="ic" />
              <span className="min-w-0 py-1.5">
                <b className="block">{title}</b>
                <small className="num">{need.putOff ? returnText(need.putOff) : null}</small>
              </span>
              <button type="button" className="quiet-button" onClick={() => void showAgain(need.key)}>
                {isHidden ? m.queue_show_hidden() : m.queue_show_now()}
                <span className="sr-only">: {title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
