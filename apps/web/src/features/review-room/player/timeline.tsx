import { type FrameRate, secondsOf, timecode } from '@briefcast/contract';
import { formatDuration } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { FrameRange } from '../room.ts';
import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';
import { Storyboard } from './still.tsx';
import { ChosenSpan, TimelineFlags } from './timeline-flags.tsx';
import { marksOf, TimelineTrack } from './timeline-track.tsx';
import { Waveform } from './waveform.tsx';

/** The video from left to right, in every language: its loudness, its comments, and the present position. */
export function Timeline() {
  const room = usePlayer();
  const { rate, file } = room;
  const frames = useValue(room.frames);
  const markers = useValue(room.markers);
  const chosen = useValue(room.chosen);
  const range = useValue(room.range);
  const [hovered, setHovered] = useState<number | null>(null);
  const track = useRef<HTMLDivElement>(null);
  const last = Math.max(0, (frames ?? 1) - 1);
  const { choose } = room;
  const handleChoose = useCallback((id: string) => choose(id), [choose]);
  if (!rate) return null;

  const shareAt = (clientX: number) => {
    const box = track.current?.getBoundingClientRect();
    return box ? Math.max(0, Math.min(1, (clientX - box.left) / box.width)) : 0;
  };
  const frameAtX = (clientX: number) => Math.round(shareAt(clientX) * last);

  function handleMove(event: PointerEvent<HTMLElement>) {
    setHovered(shareAt(event.clientX));
    if (event.currentTarget.hasPointerCapture(event.pointerId)) room.seek(frameAtX(event.clientX));
  }

  return (
    <fieldset className="timeline" aria-label={m.room_timeline()}>
      <TimelineTrack
        track={track}
        last={last}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          room.seek(frameAtX(event.clientX));
        }}
        onPointerMove={handleMove}
        onPointerLeave={() => setHovered(null)}
      >
        {file.media?.waveform ? <Waveform packed={file.media.waveform} /> : null}
        <ChosenSpan marker={markers.find(({ id }) => id === chosen)} last={last} />
        <RangeSpan range={range} last={last} rate={rate} onChange={room.range.set} frameAtX={frameAtX} />
      </TimelineTrack>
      <div className="timeline-ruler" aria-hidden="true">
        {marksOf(secondsOf(last, rate)).map((seconds) => (
          <span
            key={seconds}
            style={{ left: `${((seconds * rate.numerator) / rate.denominator / Math.max(1, last)) * 100}%` }}
          >
            {formatDuration(seconds)}
          </span>
        ))}
      </div>
      <TimelineFlags markers={markers} chosen={chosen} last={last} onChoose={handleChoose} />
      <Watchers last={last} />
      <i className="timeline-head" />
      {hovered === null ? null : (
        <Storyboard
          sheet={file.media?.storyboard ?? null}
          frame={Math.round(hovered * last)}
          rate={rate}
          at={hovered}
        />
      )}
    </fieldset>
  );
}

/** The positions of the other side's people. */
function Watchers({ last }: { last: number }) {
  const { watchers: value, rate } = usePlayer();
  const watchers = useValue(value);
  return watchers.map(({ id, name, picture, frame }) =>
    frame === null || !rate ? null : (
      <span
        key={id}
        className="timeline-peer"
        role="img"
        aria-label={m.room_watches_at({ name, timecode: timecode(frame, rate) })}
        style={{ left: `${(Math.min(frame, last) / Math.max(1, last)) * 100}%` }}
      >
        <Avatar name={name} src={picture === null ? null : mediaUrl(picture)} size={20} />
      </span>
    ),
  );
}

interface RangeSpanProps {
  range: FrameRange;
  last: number;
  rate: FrameRate;
  onChange: (range: FrameRange) => void;
  /** The frame at this horizontal position of the window. */
  frameAtX: (clientX: number) => number;
}

/** The range marked by I and O, with a handle at each end. */
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
      data-tone="pink"
      style={{ left: `${percent(begin)}%`, width: `${percent(end) - percent(begin)}%` }}
    >
      <span className="timeline-handle" {...handle(m.room_range_start(), begin, setBegin)} />
      <span className="timeline-handle is-end" {...handle(m.room_range_end(), end, setEnd)} />
    </div>
  );
}
