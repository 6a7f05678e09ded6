import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { MessagesSquare, Pencil, Plus } from 'lucide-react';
import { useValue } from '../value.ts';
import { PlayButton, TimecodeNow } from './film-buttons.tsx';
import { usePlayer } from './use-player.ts';

interface PhoneActionsProps {
  /** Of guests all comments are counted, as none of them is a task; with none there is nothing to write on. */
  paper: 'sides' | 'guests' | 'none';
}

/** Under the film on a phone: playing, drawing, the comments, and a new one. */
export function PhoneActions({ paper }: PhoneActionsProps) {
  const room = usePlayer();
  const markers = useValue(room.markers);
  const mayDraw = useValue(room.slots.overlay) !== null;
  const isGuests = paper === 'guests';
  const open = isGuests
    ? markers.length
    : markers.filter(({ stock }) => stock !== 'green' && stock !== 'buff').length;
  const count = formatCount(open);
  if (paper === 'none')
    return (
      <div className="phone-actions">
        {room.rate ? <PlayButton /> : null}
        <TimecodeNow />
      </div>
    );
  return (
    <div className="phone-actions">
      {room.rate ? <PlayButton /> : null}
      <TimecodeNow />
      <span className="transport-gap" />
      {mayDraw ? (
        <button
          type="button"
          className="phone-action"
          aria-label={room.rate ? m.room_draw_on_frame() : m.room_draw_here()}
          onClick={() => room.press('d')}
        >
          <Pencil aria-hidden className="ic" />
        </button>
      ) : null}
      <button
        type="button"
        className="phone-action"
        aria-label={isGuests ? m.share_comments_shown({ count }) : m.room_comments_open({ count })}
        onClick={() => room.isPaperOpen.set(true)}
      >
        <MessagesSquare aria-hidden className="ic" />
        {open > 0 ? (
          <span className="room-count" data-stock={isGuests ? 'buff' : 'orange'} aria-hidden>
            {count}
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
