import type { DealFile } from '@briefcast/contract';
import { createContext, use } from 'react';
import type { CommentDraft } from '../comments/comment-drafts.ts';
import {
  type Area,
  noRange,
  type Point,
  type Room,
  type RoomKeys,
  type RoomMarker,
  type RoomWatcher,
} from '../room.ts';
import type { RoomKey } from '../room-keys.ts';
import { createValue, type Value } from '../value.ts';
import type { Playback } from './playback.ts';
import { wholePicture, type Zoom } from './zoom.ts';

/** Controls the playback of a video; pictures have none. */
export interface Motor {
  play(): void;
  pause(): void;
  /** Shows an existing frame, paused. */
  show(frame: number): void;
  /** Plays at this speed, backwards if it is negative. */
  run(speed: number): void;
}

/** The room with what only the player's own parts use. */
export interface PlayerRoom extends Room {
  playback: Playback;
  /** Set by the video once it is mounted. */
  motor: Value<Motor | null>;
  /** The present speed, negative backwards; 0 when paused. */
  running: Value<number>;
  /** The speed at which it plays. */
  speed: Value<number>;
  isMuted: Value<boolean>;
  isRepeating: Value<boolean>;
  showsSafeArea: Value<boolean>;
  showsPins: Value<boolean>;
  zoom: Value<Zoom>;
  /** The displayed ratio of width to height; null until it is known. */
  ratio: Value<number | null>;
  /** The width of a picture in its own pixels. */
  naturalWidth: Value<number | null>;
  keys: RoomKeys[];
}

/** Creates the room of one file, at its first frame. Nothing in it outlives the file: create another for the next. */
export function createRoom(dealId: string, file: DealFile, playback: Playback): PlayerRoom {
  const frames = createValue(playback.frames);
  const frame = createValue(0);
  const isPlaying = createValue(false);
  const markers = createValue<readonly RoomMarker[]>([]);
  const chosen = createValue<string | null>(null);
  const motor = createValue<Motor | null>(null);
  const keys: RoomKeys[] = [];
  const isPanelOpen = createValue(false);

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
      // Selecting a comment shows its drawing.
      if (marker && playback.kind === 'film') seek(marker.drawnOn ?? marker.from);
      chosen.set(id);
    },
    watchers: createValue<readonly RoomWatcher[]>([]),
    point: createValue<Point | null>(null),
    page: createValue<number | null>(playback.kind === 'pdf' ? 1 : null),
    pageOfForm: createValue<number | null>(null),
    drafts: createValue<ReadonlyMap<string, CommentDraft>>(new Map()),
    area: createValue<Area | null>(null),
    isDrawing: createValue(false),
    isPanelOpen,
    slots: {
      overlay: createValue<HTMLElement | null>(null),
      tools: createValue<HTMLElement | null>(null),
      presence: createValue<HTMLElement | null>(null),
    },
    press(key) {
      // Comments are written in the panel, so on a phone it opens.
      if (key === 'c') isPanelOpen.set(true);
      const taken = keys.findLast((those) => key in those)?.[key as RoomKey];
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

export const PlayerContext = createContext<PlayerRoom | null>(null);

/** The room around a part of the player, with what only those use. Throws outside of one. */
export function usePlayer(): PlayerRoom {
  const room = use(PlayerContext);
  if (room === null) throw new Error('This component belongs into a review room');
  return room;
}
