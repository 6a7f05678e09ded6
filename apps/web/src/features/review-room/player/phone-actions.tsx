import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { MessagesSquare, Pencil, Plus } from 'lucide-react';
import { useValue } from '../value.ts';
import { PlayButton, TimecodeNow } from './film-buttons.tsx';
import { usePlayer } from './use-player.ts';

/** Under the film on a phone: playing, drawing, the comments, and a new one. */
export function PhoneActions() {
  const room = usePlayer();
  const markers = useValue(room.markers);
  const open = markers.filter(({ stock }) => stock !== 'green' && stock !== 'buff').length;
  return (
    <div className="phone-actions">
      {room.rate ? <PlayButton /> : null}
      <TimecodeNow />
      <span className="transport-gap" />
      <button
        type="button"
        className="phone-action"
        aria-label={m.room_draw_on_frame()}
        onClick={() => room.press('d')}
      >
        <Pencil aria-hidden className="ic" />
      </button>
      <button
        type="button"
        className="phone-action"
        aria-label={m.room_comments_open({ count: formatCount(open) })}
        onClick={() => room.isPaperOpen.set(true)}
      >
        <MessagesSquare aria-hidden className="ic" />
        {open > 0 ? (
          <span className="room-count" data-stock="orange" aria-hidden>
            {formatCount(open)}
          </span>
        ) : null}
      </button>
      <button
        type="button"
        className="phone-action is-main"
        onClick={() => {
          room.pause();
          room.press('c');
        }}
      >
        <Plus aria-hidden className="ic" />
        {m.room_comment()}
      </button>
    </div>
  );
}
