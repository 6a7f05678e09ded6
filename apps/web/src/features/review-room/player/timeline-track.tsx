import { timecode } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type PointerEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { useValue } from '../value.ts';
import { usePlayer } from './use-player.ts';

interface TimelineTrackProps {
  track: RefObject<HTMLDivElement | null>;
  last: number;
  children: ReactNode;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: () => void;
}

/** The slider itself. It alone follows each frame, and tells the playhead and what has been played in `--at`. */
export function TimelineTrack({ track, last, children, ...pointer }: TimelineTrackProps) {
  const room = usePlayer();
  const frame = useValue(room.frame);

  useEffect(() => {
    const share = last === 0 ? 0 : Math.min(1, frame / last);
    // On the two alone that show it: from the timeline every flag would inherit it, and be styled anew with each frame.
    const followers = track.current
      ?.closest('.timeline')
      ?.querySelectorAll<HTMLElement>('.timeline-head, .waveform-played');
    for (const each of followers ?? []) each.style.setProperty('--at', `${share * 100}%`);
  }, [frame, last, track]);

  return (
    <div
      ref={track}
      className="timeline-track"
      role="slider"
      tabIndex={0}
      aria-label={m.film_position()}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={frame}
      aria-valuetext={room.rate ? timecode(frame, room.rate) : undefined}
      {...pointer}
    >
      {children}
    </div>
  );
}
