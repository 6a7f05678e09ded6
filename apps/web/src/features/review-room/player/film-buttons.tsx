import { frameOfTyped, timecode } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import {
  ChevronLeft,
  ChevronRight,
  Maximize2,
  Pause,
  Play,
  Repeat,
  Smartphone,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useState } from 'react';
import { useFrame } from '../room.ts';
import { useValue, type Value } from '../value.ts';
import { usePlayer } from './create-room.ts';
import { canFillScreen, toggleFullScreen } from './full-screen.ts';
import { playsOriginal } from './plays-original.ts';
import { RoomButton } from './room-button.tsx';
import { useHasSafeArea } from './safe-area.tsx';

const speeds = [1, 1.5, 2, 0.25, 0.5];

/** Plays and pauses. */
export function PlayButton() {
  const room = usePlayer();
  const isPlaying = useValue(room.isPlaying);
  const label = isPlaying ? m.film_pause() : m.film_play();
  return (
    <button
      type="button"
      className="room-play"
      aria-label={label}
      title={m.room_with_key({ what: label, key: m.room_key_space() })}
      onClick={isPlaying ? room.pause : room.play}
    >
      {isPlaying ? <Pause aria-hidden className="ic" /> : <Play aria-hidden className="ic" />}
    </button>
  );
}

/**
 * One frame back and forward. In a comparison the plain arrow keys move the dividing line, so a modifier key
 * is needed.
 */
export function FrameButtons({ keyPrefix = '' }: { keyPrefix?: string }) {
  const room = usePlayer();
  const step = (by: number) => () => room.seek(room.frame.get() + by);
  return (
    <>
      <RoomButton
        label={m.room_frame_back()}
        keyName={`${keyPrefix}←`}
        icon={<ChevronLeft aria-hidden className="ic" />}
        onClick={step(-1)}
      />
      <RoomButton
        label={m.room_frame_forward()}
        keyName={`${keyPrefix}→`}
        icon={<ChevronRight aria-hidden className="ic" />}
        onClick={step(1)}
      />
    </>
  );
}

/** A person who pressed the timecode wants to type. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/**
 * The timecode of the present frame. When pressed, it accepts another timecode, minutes and seconds, or a
 * frame's number.
 */
export function TimecodeNow() {
  const { rate, pause, seek } = usePlayer();
  const now = useFrame();
  const [typed, setTyped] = useState<string | null>(null);
  if (!rate) return null;
  const shown = timecode(now, rate);
  if (typed === null) {
    return (
      <button
        type="button"
        className="timecode timecode-now"
        aria-label={m.room_go_to_frame({ timecode: shown })}
        onClick={() => {
          pause();
          setTyped(shown);
        }}
      >
        <bdi>{shown}</bdi>
      </button>
    );
  }
  const asked = frameOfTyped(typed, rate);
  return (
    <form
      className="timecode-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (asked === null) return;
        seek(asked);
        setTyped(null);
      }}
    >
      <input
        ref={takeFocus}
        className="timecode timecode-now"
        aria-label={m.room_frame_or_timecode()}
        aria-invalid={asked === null}
        value={typed}
        size={11}
        dir="ltr"
        inputMode="text"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setTyped(null);
        }}
      />
    </form>
  );
}

/** The timecode at which the film ends. */
export function TimecodeEnd() {
  const { frames, rate } = usePlayer();
  const count = useValue(frames);
  if (!rate || count === null) return null;
  return <bdi className="timecode timecode-end">{m.room_of_length({ length: timecode(count, rate) })}</bdi>;
}

/** The playback speed; each press selects the next one. */
export function SpeedButton() {
  const { speed, running, motor } = usePlayer();
  const now = useValue(speed);
  const next = speeds[(speeds.indexOf(now) + 1) % speeds.length] ?? 1;

  function handleClick() {
    speed.set(next);
    if (running.get() > 0) motor.get()?.run(next);
  }
  return (
    <button
      type="button"
      className="room-speed"
      aria-label={m.room_speed({ speed: m.room_times({ speed: String(now) }) })}
      onClick={handleClick}
    >
      {m.room_times({ speed: String(now) })}
    </button>
  );
}

/** The number of lines of the played form; a press selects the other form, if there are two. */
export function QualityButton() {
  const { original, lines } = usePlayer().playback;
  const isOriginal = useValue(playsOriginal);
  if (!original || lines === null) return null;
  const [now, other] = isOriginal ? [original.lines, lines] : [lines, original.lines];
  return (
    <button
      type="button"
      className="room-speed"
      aria-pressed={isOriginal}
      aria-label={m.room_original({ lines: String(original.lines) })}
      title={m.room_watch_in({ lines: String(other) })}
      onClick={() => playsOriginal.set(!isOriginal)}
    >
      {m.room_lines({ lines: String(now) })}
    </button>
  );
}

const toggle = (value: Value<boolean>) => () => value.set(!value.get());

/** Turns the sound on and off. Says so if a video has no sound. */
export function SoundButton() {
  const { isMuted, file } = usePlayer();
  const muted = useValue(isMuted);
  const isSilent = file.media?.state === 'READY' && file.media.audio === null;
  return (
    <RoomButton
      label={isSilent ? m.room_no_sound() : m.room_sound()}
      keyName="M"
      isPressed={!muted && !isSilent}
      disabled={isSilent}
      icon={
        muted || isSilent ? <VolumeX aria-hidden className="ic" /> : <Volume2 aria-hidden className="ic" />
      }
      onClick={toggle(isMuted)}
    />
  );
}

/** Repeats the range, or the video, from its beginning when it ends. */
export function RepeatButton() {
  const { isRepeating } = usePlayer();
  return (
    <RoomButton
      label={m.room_repeat()}
      keyName="R"
      isPressed={useValue(isRepeating)}
      icon={<Repeat aria-hidden className="ic" />}
      onClick={toggle(isRepeating)}
    />
  );
}

/** Shows what the buttons of social apps would cover; only for portrait-format videos. */
export function SafeAreaButton() {
  const { showsSafeArea } = usePlayer();
  const hasSafeArea = useHasSafeArea();
  const isShown = useValue(showsSafeArea);
  if (!hasSafeArea) return null;
  return (
    <RoomButton
      label={m.room_safe_area()}
      keyName="S"
      isPressed={isShown}
      icon={<Smartphone aria-hidden className="ic" />}
      onClick={toggle(showsSafeArea)}
    />
  );
}

/** Shows the video in full screen, if the browser permits it. */
export function FullScreenButton() {
  if (!canFillScreen()) return null;
  return (
    <RoomButton
      label={m.room_full_screen()}
      keyName="F"
      icon={<Maximize2 aria-hidden className="ic" />}
      onClick={() => void toggleFullScreen()}
    />
  );
}
