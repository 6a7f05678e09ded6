import { type FrameRate, timecode } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { FrameRange } from '../room.ts';

interface RangeSpanProps {
  range: FrameRange;
  last: number;
  rate: FrameRate;
  onChange: (range: FrameRange) => void;
  /** The frame at this place of the window. */
  frameAtX: (clientX: number) => number;
}

/** What I and O have marked, with a handle at each end. */
export function RangeSpan({ range: { from, to }, last, rate, onChange, frameAtX }: RangeSpanProps) {
  if (from === null && to === null) return null;
  const [begin, end] = [from ?? 0, to ?? last];
  const percent = (frame: number) => (frame / Math.max(1, last)) * 100;
  const setBegin = (frame: number) => onChange({ from: Math.max(0, Math.min(frame, end - 1)), to });
  const setEnd = (frame: number) => onChange({ from, to: Math.min(last, Math.max(frame, begin + 1)) });

  const handle = (label: string, frame: number, set: (frame: number) => void) => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': frame,
    'aria-valuetext': timecode(frame, rate),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) set(frameAtX(event.clientX));
    },
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      set(frame + by);
    },
  });

  return (
    <div
      className="timeline-span timeline-range"
      data-stock="pink"
      style={{ left: `${percent(begin)}%`, width: `${percent(end) - percent(begin)}%` }}
    >
      <span className="timeline-handle" {...handle(m.room_range_start(), begin, setBegin)} />
      <span className="timeline-handle is-end" {...handle(m.room_range_end(), end, setEnd)} />
    </div>
  );
}
