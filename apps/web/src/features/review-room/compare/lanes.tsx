import { type DealFile, secondsOf } from '@briefcast/contract';
import { formatDuration } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { type PointerEvent, useRef } from 'react';
import { marksOf } from '../player/ruler.ts';
import { TimelineFlags } from '../player/timeline-flags.tsx';
import { TimelineTrack } from '../player/timeline-track.tsx';
import { usePlayer } from '../player/use-player.ts';
import { versionMark } from '../player/version-sheets.tsx';
import { Waveform } from '../player/waveform.tsx';
import { useValue } from '../value.ts';
import { addedPart } from './added-part.ts';

interface LanesProps {
  older: DealFile;
  newer: DealFile;
}

/** The timelines of both versions under each other; what only the longer one has is hatched where it was put in. */
export function Lanes({ older, newer }: LanesProps) {
  const room = usePlayer();
  const { rate } = room;
  const frames = useValue(room.frames);
  const markers = useValue(room.markers);
  const chosen = useValue(room.chosen);
  const track = useRef<HTMLDivElement>(null);
  const last = Math.max(0, (frames ?? 1) - 1);
  if (!rate) return null;
  const longest = Math.max(older.media?.durationSeconds ?? 0, newer.media?.durationSeconds ?? 0);
  const shareOf = (file: DealFile) => (longest > 0 ? (file.media?.durationSeconds ?? longest) / longest : 1);
  const added = addedPart(older, newer);
  const isLonger = (file: DealFile) => (file.media?.durationSeconds ?? 0) === longest;

  function seek(event: PointerEvent<HTMLElement>) {
    const box = track.current?.getBoundingClientRect();
    if (box) room.seek(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * last);
  }

  const lane = (file: DealFile) => {
    const share = shareOf(file);
    const isLed = file.id !== room.file.id;
    const inside = (
      <>
        {file.media?.waveform ? <Waveform packed={file.media.waveform} /> : null}
        {added && isLonger(file) ? (
          <i
            className="timeline-added"
            style={{
              left: `${(added.from / longest) * 100}%`,
              right: `${(1 - added.to / longest) * 100}%`,
            }}
          />
        ) : null}
      </>
    );
    return (
      <div className={clsx('lane', isLed && 'is-led')}>
        <b className="lane-name">{versionMark(file)}</b>
        {isLed ? (
          <div className="timeline-track" style={{ inlineSize: `${share * 100}%` }}>
            {inside}
          </div>
        ) : (
          <TimelineTrack
            track={track}
            last={last}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              seek(event);
            }}
            onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seek(event)}
          >
            {inside}
          </TimelineTrack>
        )}
      </div>
    );
  };

  return (
    <fieldset className="timeline lanes" aria-label={m.compare_timeline()}>
      {lane(older)}
      {lane(newer)}
      <div className="lane-over">
        <TimelineFlags markers={markers} chosen={chosen} last={last} onChoose={room.choose} />
        <i className="timeline-head" />
      </div>
      <div className="lane">
        <span />
        <div className="timeline-ruler" aria-hidden="true">
          {marksOf(secondsOf(last, rate)).map((seconds) => (
            <span
              key={seconds}
              style={{
                left: `${((seconds * rate.numerator) / rate.denominator / Math.max(1, last)) * 100}%`,
              }}
            >
              {formatDuration(seconds)}
            </span>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
