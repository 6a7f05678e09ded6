import '../../styles/teams.css';
import { Menu } from '@base-ui/react/menu';
import type { Need, NeedPutOffUntil } from '@briefcast/contract';
import { putOffChoices } from '@briefcast/contract/needs/put-off';
import { formatShortDate, formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CalendarDays, Clock, EyeOff, type LucideIcon, RefreshCw, Sunrise } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { PopupMenu } from '../../ui/popup-menu.tsx';
import { putOff, untilText } from './put-off.ts';

const icons: Record<NeedPutOffUntil, LucideIcon> = {
  LATER_TODAY: Clock,
  TOMORROW: Sunrise,
  MONDAY: CalendarDays,
  CHANGE: RefreshCw,
  HIDDEN: EyeOff,
};

/** Moment of the return as the menu says it. */
function hintOf(until: NeedPutOffUntil, at: Date | null): string {
  if (until === 'HIDDEN') return m.queue_hide_hint();
  if (!at) return '';
  return until === 'LATER_TODAY' ? formatTime(at) : `${formatShortDate(at)}, ${formatTime(at)}`;
}

export interface LaterProps {
  need: Need;
  /** Words of the need. */
  title: string;
}

/** Menu of when a need is shown again (rules/needs#put-off). */
export function LaterMenu({ need, title }: LaterProps) {
  return (
    <PopupMenu
      trigger={<IconButton label={m.queue_later({ title })} icon={<Clock aria-hidden className="ic" />} />}
    >
      <Choices need={need} />
    </PopupMenu>
  );
}

/** Made when the menu is opened, as the hour decides what it offers. */
function Choices({ need }: { need: Need }) {
  return (
    <Menu.Group>
      <Menu.GroupLabel className="menu-label">{m.queue_show_again()}</Menu.GroupLabel>
      {putOffChoices(need.kind, new Date()).map(({ until, at }) => {
        const Icon = icons[until];
        return (
          <Menu.Item key={until} className="menu-item" onClick={() => void putOff(need, until)}>
            <Icon aria-hidden className="ic" />
            {untilText[until]()}
            <small className="num ms-auto text-sm font-normal text-ink-3">{hintOf(until, at)}</small>
          </Menu.Item>
        );
      })}
    </Menu.Group>
  );
}
