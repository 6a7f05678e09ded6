import type { DealFile } from '@briefcast/contract';
import {
  type Area,
  noRange,
  type Point,
  type Room,
  type RoomKeys,
  type RoomMarker,
  type RoomWatcher,
} from '../room.ts';
import { createValue, type Value } from '../value.ts';
import type { Playback } from './playback.ts';
import { wholePicture, type Zoom } from './zoom.ts';

/** What moves a film; a picture has none of it. */
export interface Motor {
  play(): void;
  pause(): void;
  /** Shows a frame that exists, at rest. */
  show(frame: number): void;
  /** Plays with this speed, backwards where it is negative. */
  run(speed: number): void;
}

/** The room with what only the player's own parts use. */
export interface PlayerRoom extends Room {
  playback: Playback;
  /** Put in place by the film once it is drawn. */
  motor: Value<Motor | null>;
  /** How fast it goes now, negative backwards; 0 at rest. */
  running: Value<number>;
  /** How fast it plays when it plays. */
  speed: Value<number>;
  isMuted: Value<boolean>;
  isRepeating: Value<boolean>;
  showsSafeArea: Value<boolean>;
  showsPins: Value<boolean>;
  zoom: Value<Zoom>;
  /** Width by height as it is seen; null until it is known. */
  ratio: Value<number | null>;
  /** Of a picture, in its own pixels. */
  naturalWidth: Value<number | null>;
  keys: RoomKeys[];
}

/** A room for one file, at its first frame. Nothing in it outlives the file: make another for the next. */
export function createRoom(dealId: string, file: DealFile, playback: Playback): PlayerRoom {
  const frames = createValue(playback.frames);
  const frame = createValue(0);
  const isPlaying = createValue(false);
  const markers = createValue<readonly RoomMarker[]>([]);
  const chosen = createValue<string | null>(null);
  const motor = createValue<Motor | null>(null);
  const keys: RoomKeys[] = [];
  const isPaperOpen = createValue(false);

  function seek(to: number) {
    const last = (frames.get() ?? Number.POSITIVE_INFINITY) - 1;
    const target = Math.max(0, Math.min(Math.round(to), last));
    frame.set(target);
    motor.get()?.show(target);
  }

  return {
    dealId,
    file,
    rate: playback.rate,
    isExact: playback.isExact,
    frames,
    frame,
    isPlaying,
    play: () => motor.get()?.play(),
    pause: () => motor.get()?.pause(),
    seek,
    range: createValue(noRange),
    markers,
    chosen,
    choose(id) {
      const marker = markers.get().find((one) => one.id === id);
      // Whoever chooses a comment sees what was drawn.
      if (marker && playback.kind === 'film') seek(marker.drawnOn ?? marker.from);
      chosen.set(id);
    },
    watchers: createValue<readonly RoomWatcher[]>([]),
    point: createValue<Point | null>(null),
    page: createValue<number | null>(playback.kind === 'pdf' ? 1 : null),
    pageOfForm: createValue<number | null>(null),
    area: createValue<Area | null>(null),
    isDrawing: createValue(false),
    isPaperOpen,
    slots: {
      overlay: createValue<HTMLElement | null>(null),
      tools: createValue<HTMLElement | null>(null),
      presence: createValue<HTMLElement | null>(null),
    },
    press(key) {
      // What is said is written on the paper: on a phone it comes up.
      if (key === 'c') isPaperOpen.set(true);
      const taken = keys.findLast((those) => key in those)?.[key];
      taken?.();
      return taken !== undefined;
    },
    takeKeys(those) {
      keys.push(those);
      return () => void keys.splice(keys.indexOf(those), 1);
    },
    playback,
    motor,
    running: createValue(0),
    speed: createValue(1),
    isMuted: createValue(false),
    isRepeating: createValue(false),
    showsSafeArea: createValue(false),
    showsPins: createValue(true),
    zoom: createValue(wholePicture),
    ratio: createValue(playback.ratio),
    naturalWidth: createValue<number | null>(null),
    keys,
  };
}
