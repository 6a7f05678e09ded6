import { secondsOf, timecode } from '@briefcast/contract';
import { formatDuration } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useValue } from '../value.ts';
import { RangeSpan } from './range-span.tsx';
import { marksOf } from './ruler.ts';
import { Storyboard } from './storyboard.tsx';
import { ChosenSpan, TimelineFlags } from './timeline-flags.tsx';
import { TimelineTrack } from './timeline-track.tsx';
import { usePlayer } from './use-player.ts';
import { Waveform } from './waveform.tsx';

/** The film from left to right, in every language: how loud it is, what was said where, and where one is. */
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

/** Where the other side is. */
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
