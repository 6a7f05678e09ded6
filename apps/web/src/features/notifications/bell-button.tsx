import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';

/** More than this is told by a plus: what counts is that there is much. */
const mostShown = 9;

interface BellButtonProps extends ComponentProps<'button'> {
  unread: number;
}

/** The bell with its number. The number is in its name too, as a badge alone is not read out. */
export function BellButton({ unread, ...rest }: BellButtonProps) {
  return (
    <button
      title={m.bell_notifications()}
      {...rest}
      type="button"
      aria-label={
        unread > 0 ? m.bell_notifications_unread({ count: formatCount(unread) }) : m.bell_notifications()
      }
      className="iconbtn relative"
    >
      <Bell aria-hidden className="ic" />
      {unread > 0 ? (
        <span aria-hidden className="bell-count num">
          {unread > mostShown ? m.bell_many({ count: formatCount(mostShown) }) : formatCount(unread)}
        </span>
      ) : null}
    </button>
  );
}
