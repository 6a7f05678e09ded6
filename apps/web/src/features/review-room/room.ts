/**
 * State shared by the parts of the review room: the player shows and controls the file, the panel and the drawing
 * read it.
 */

import type { DealFile, FrameRate } from '@briefcast/contract';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { CommentDrafts } from './comments/comment-drafts.ts';
import type { RoomKey } from './room-keys.ts';
import { useValue, type Value } from './value.ts';

/** In thousandths of a picture's width and height, from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle given by two opposite corners, in any order. */
export interface Area {
  from: Point;
  to: Point;
}

/** The place of a comment: a flag on the timeline, a pin on a picture. */
export interface RoomMarker {
  id: string;
  number: number;
  /** The first frame; 0 for pictures and documents. */
  from: number;
  /** The last frame of a range; null for a single frame. */
  to: number | null;
  /** The frame of its drawing; null without one. */
  drawnOn?: number | null;
  point?: Point | null | undefined;
  /** Page of a document, from 1. */
  page?: number | null | undefined;
  /** Green is a completed comment: its flag is hollow. */
  tone: 'orange' | 'yellow' | 'aqua' | 'green' | 'buff';
  /** The flag's accessible name: "Comment 5, 00:06:08, In the brief, open". */
  label: string;
}

/** A person of the other side who has the same file open. */
export interface RoomWatcher {
  id: string;
  name: string;
  picture: string | null;
  /** Their present frame; null in pictures and documents. */
  frame: number | null;
}

export interface FrameRange {
  from: number | null;
  to: number | null;
}

export const noRange: FrameRange = { from: null, to: null };

/** Elements of the room that other parts fill with `createPortal`; null until they are mounted. */
export interface RoomSlots {
  /**
   * Lies exactly over the video or picture and is zoomed with it: draw in thousandths, `viewBox="0 0 1000
   * 1000"` with `preserveAspectRatio="none"`. It does not receive pointer events, unless something in it
   * does.
   */
  overlay: Value<HTMLElement | null>;
  /** The column after the video: the drawing tools. */
  tools: Value<HTMLElement | null>;
  /** In the bar, before the decisions: who else is here. */
  presence: Value<HTMLElement | null>;
}

export interface Room {
  dealId: string;
  file: DealFile;
  /**
   * Frames per second of the played form, null for pictures and documents. If the video could not be read it
   * is an assumed one, and `isExact` is false.
   */
  rate: FrameRate | null;
  isExact: boolean;
  /** The number of frames; null for pictures and documents, and until the video's duration is known. */
  frames: Value<number | null>;
  /** The present frame, from 0. */
  frame: Value<number>;
  isPlaying: Value<boolean>;
  play(): void;
  pause(): void;
  /** Shows this frame and pauses; limited to the first and last one. */
  seek(frame: number): void;
  /** The range marked by I and O: it is repeated, and comments refer to it. */
  range: Value<FrameRange>;
  /** Set by the panel, in the order of their frames. */
  markers: Value<readonly RoomMarker[]>;
  /** The id of the selected marker. */
  chosen: Value<string | null>;
  /** Selects a comment and jumps to its frame; null deselects without a jump. */
  choose(id: string | null): void;
  /** Set by the panel from the others' positions. */
  watchers: Value<readonly RoomWatcher[]>;
  /** The position of the next comment in a picture, in thousandths; pressing on the picture sets it and presses "c". */
  point: Value<Point | null>;
  /** In a document: the page in view, from 1; null without pages. */
  page: Value<number | null>;
  /** The page of the comment that is being written, on which it is drawn. */
  pageOfForm: Value<number | null>;
  /** Texts and drawings of comment forms that were closed unsent. */
  drafts: CommentDrafts;
  /** The area that is being marked on a picture by dragging; at the end "area" is pressed, and it is null again. */
  area: Value<Area | null>;
  /** While somebody draws, a press on the video neither plays nor scrubs. */
  isDrawing: Value<boolean>;
  /** Whether the panel is open, on phones where it lies below the video. Pressing "c" opens it. */
  isPanelOpen: Value<boolean>;
  slots: RoomSlots;
  /** Does what a key does, as a long press on the video does for "c". Returns whether it was handled. */
  press(key: string): boolean;
  /**
   * Handles keys until the returned function is called. A key is `KeyboardEvent.key` in lower case, such as
   * "c" or "arrowup", and "space". The last handler is asked first. Use `useRoomKeys`.
   */
  takeKeys(keys: RoomKeys): () => void;
}

export type RoomKeys = Partial<Record<RoomKey, () => void>>;

export const RoomContext = createContext<Room | null>(null);

/** The room around this component. Throws outside of one. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error('This component belongs into a review room');
  return room;
}

/** The present frame; renders with every frame while the video plays. */
export const useFrame = (): number => useValue(useRoom().frame);

/**
 * Handles these keys of the room while the component is mounted and `isActive`. They do nothing while
 * somebody types or a dialog is open, nor if the viewer turned single keys off.
 */
export function useRoomKeys(keys: RoomKeys, isActive = true) {
  const { takeKeys } = useRoom();
  const press = useEffectEvent((key: RoomKey) => keys[key]?.());
  const names = Object.keys(keys).join(' ');

  useEffect(() => {
    if (!isActive) return;
    const named = names.split(' ') as RoomKey[];
    return takeKeys(Object.fromEntries(named.map((key) => [key, () => press(key)])));
  }, [takeKeys, names, isActive]);
}
