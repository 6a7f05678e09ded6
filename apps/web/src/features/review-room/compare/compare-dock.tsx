import { type DealFile, secondsOf } from '@briefcast/contract';
import { formatDuration } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Link2, Volume2 } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { usePlayer } from '../player/create-room.ts';
import {
  FrameButtons,
  FullScreenButton,
  PlayButton,
  RepeatButton,
  SafeAreaButton,
  SpeedButton,
  TimecodeEnd,
  TimecodeNow,
} from '../player/film-buttons.tsx';
import { TimelineFlags } from '../player/timeline-flags.tsx';
import { marksOf, TimelineTrack } from '../player/timeline-track.tsx';
import { versionMark } from '../player/version-sheets.tsx';
import { Waveform } from '../player/waveform.tsx';
import { useValue } from '../value.ts';
import { addedPart } from './added-part.ts';

interface CompareDockProps {
  older: DealFile;
  newer: DealFile;
  heard: 'older' | 'newer';
  onHear: (which: 'older' | 'newer') => void;
  isPhone: boolean;
}

/** The controls that play both versions in step, and choose the sound. Not needed for pictures. */
export function CompareDock({ older, newer, heard, onHear, isPhone }: CompareDockProps) {
  const room = usePlayer();
  if (!room.rate) return <div className="dock" />;
  const version = versionMark(heard === 'newer' ? newer : older);
  return (
    <div className="dock">
      <fieldset className="transport" aria-label={m.room_playback()}>
        <PlayButton />
        <FrameButtons keyPrefix="Shift " />
        <TimecodeNow />
        {isPhone ? null : (
          <>
            <TimecodeEnd />
            <SpeedButton />
            <RepeatButton />
            <span className="stage-tag">
              <Link2 aria-hidden className="ic" />
              {m.compare_in_step()}
            </span>
          </>
        )}
        <button
          type="button"
          className="room-speed compare-sound"
          aria-label={m.compare_sound_from({ version })}
          onClick={() => onHear(heard === 'newer' ? 'older' : 'newer')}
        >
          <Volume2 aria-hidden className="ic" />
          {version}
        </button>
        <span className="transport-gap" />
        {isPhone ? null : <SafeAreaButton />}
        <FullScreenButton />
      </fieldset>
      <Lanes older={older} newer={newer} />
    </div>
  );
}

interface LanesProps {
  older: DealFile;
  newer: DealFile;
}

/** The timelines of both versions below each other; the part that only the longer one has is hatched. */
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
