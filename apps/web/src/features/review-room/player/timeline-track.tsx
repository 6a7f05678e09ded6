import { timecode } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type PointerEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';

interface TimelineTrackProps {
  track: RefObject<HTMLDivElement | null>;
  last: number;
  children: ReactNode;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: () => void;
}

/** The slider itself. Only it renders with each frame, and sets `--at` for the playhead and the played part. */
export function TimelineTrack({ track, last, children, ...pointer }: TimelineTrackProps) {
  const room = usePlayer();
  const frame = useValue(room.frame);

  useEffect(() => {
    const share = last === 0 ? 0 : Math.min(1, frame / last);
    // Set only on the two elements that use it: on the timeline every flag would inherit it, and be restyled
    // with each frame.
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

const steps = [1, 2, 3, 5, 6, 10, 15, 30, 60, 120, 180, 300, 600, 900, 1800, 3600];
const mostMarks = 9;

/** The seconds of the marks of a timeline of this duration: round ones, and no more than are readable. */
export function marksOf(lengthSeconds: number): number[] {
  const step = steps.find((one) => lengthSeconds / one < mostMarks) ?? 3600;
  return Array.from({ length: Math.floor(lengthSeconds / step) + 1 }, (_, at) => at * step);
}
