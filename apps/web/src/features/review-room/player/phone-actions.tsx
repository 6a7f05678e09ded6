import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { MessagesSquare, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';
import {
  FrameButtons,
  PlayButton,
  QualityButton,
  SoundButton,
  SpeedButton,
  TimecodeNow,
} from './film-buttons.tsx';

interface PhoneActionsProps {
  /** For guests all comments are counted, because none is a task; with `none` there is no panel. */
  panel: 'sides' | 'guests' | 'none';
  /** Whether new comments on the file are permitted. */
  mayWrite: boolean;
}

/** Below the video on a phone: play, draw, comments, and a new comment. */
export function PhoneActions({ panel, mayWrite }: PhoneActionsProps) {
  const room = usePlayer();
  const markers = useValue(room.markers);
  const mayDraw = useValue(room.slots.overlay) !== null && mayWrite;
  const isGuests = panel === 'guests';
  const open = isGuests
    ? markers.length
    : markers.filter(({ tone }) => tone !== 'green' && tone !== 'buff').length;
  const count = formatCount(open);
  if (panel === 'none')
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
        onClick={() => room.isPanelOpen.set(true)}
      >
        <MessagesSquare aria-hidden className="ic" />
        {open > 0 ? (
          <span className="room-count" data-tone={isGuests ? 'buff' : 'orange'} aria-hidden>
            {count}
          </span>
        ) : null}
      </button>
      {mayWrite ? (
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
      ) : null}
    </div>
  );
}

interface PhoneRowProps {
  isFilm: boolean;
  /** Links to other files. */
  children: ReactNode;
}

/**
 * Above the actions of a phone: exact playback controls, and the other files. In low windows they are only in
 * the sheet.
 */
export function PhoneRow({ isFilm, children }: PhoneRowProps) {
  if (!isFilm && !children) return null;
  return (
    <div className="phone-row">
      {isFilm ? (
        <fieldset className="phone-row-film" aria-label={m.room_playback()}>
          <FrameButtons />
          <SpeedButton />
          <SoundButton />
          <QualityButton />
        </fieldset>
      ) : null}
      <span className="transport-gap" />
      {children}
    </div>
  );
}
