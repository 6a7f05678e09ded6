/** What the parts of the review room share: the player shows and moves it, the paper and the drawing read it. */
import type { DealFile, FrameRate } from '@briefcast/contract';
import { createContext, use } from 'react';
import { useValue, type Value } from './value.ts';

/** In thousandths of a picture's width and height, from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle between two corners that lie opposite each other, in whatever order. */
export interface Area {
  from: Point;
  to: Point;
}

/** A place of a comment: a flag on the timeline, a pin on a picture. */
export interface RoomMarker {
  id: string;
  number: number;
  /** The first frame; 0 for pictures and documents. */
  from: number;
  /** The last frame of a range; null where one frame is meant. */
  to: number | null;
  /** The frame that its drawing is on; null without one. */
  drawnOn?: number | null;
  point?: Point | null | undefined;
  /** Of a document, from 1. */
  page?: number | null | undefined;
  /** Green is a comment that is done: its flag is hollow. */
  stock: 'orange' | 'yellow' | 'aqua' | 'green' | 'buff';
  /** How the flag is read out: "Comment 5, 00:06:08, In the brief, open". */
  label: string;
}

/** Somebody of the other side who has the same file open. */
export interface RoomWatcher {
  id: string;
  name: string;
  picture: string | null;
  /** The frame they look at; null in pictures and documents. */
  frame: number | null;
}

export interface FrameRange {
  from: number | null;
  to: number | null;
}

export const noRange: FrameRange = { from: null, to: null };

/** Elements of the room that other parts fill with `createPortal`; null until they are drawn. */
export interface RoomSlots {
  /**
   * Lies exactly over the film or picture and moves with its zoom: draw in thousandths, `viewBox="0 0 1000 1000"` with
   * `preserveAspectRatio="none"`. It lets the pointer through, unless something in it takes it.
   */
  overlay: Value<HTMLElement | null>;
  /** The column after the film: the drawing tools. */
  tools: Value<HTMLElement | null>;
  /** In the bar, before the decisions: who else is here. */
  presence: Value<HTMLElement | null>;
}

export interface Room {
  dealId: string;
  file: DealFile;
  /**
   * Frames per second of what is played, null for pictures and documents. Where nobody could read the film it is an
   * assumed one, and `isExact` is false.
   */
  rate: FrameRate | null;
  isExact: boolean;
  /** How many frames there are; null for pictures and documents, and until the film's length is known. */
  frames: Value<number | null>;
  /** The frame that is seen, from 0. */
  frame: Value<number>;
  isPlaying: Value<boolean>;
  play(): void;
  pause(): void;
  /** Shows this frame and pauses; beyond the ends it is the first or last one. */
  seek(frame: number): void;
  /** What I and O have marked; what is repeated, and what a comment is about. */
  range: Value<FrameRange>;
  /** Set by the paper, in the order of their frames. */
  markers: Value<readonly RoomMarker[]>;
  /** The id of the chosen marker. */
  chosen: Value<string | null>;
  /** Chooses a comment and jumps to its frame; null chooses none and stays. */
  choose(id: string | null): void;
  /** Set by the paper from what the others tell. */
  watchers: Value<readonly RoomWatcher[]>;
  /** Where in a picture the next comment is pinned, in thousandths; a press on the picture sets it and presses "c". */
  point: Value<Point | null>;
  /** Of a document: the page that is in view, from 1; null for what has no pages. */
  page: Value<number | null>;
  /** The page that the comment which is being written is about, and is drawn on. */
  pageOfForm: Value<number | null>;
  /** What is being marked of a picture by dragging; at the end of it "area" is pressed, and it is null again. */
  area: Value<Area | null>;
  /** While it is true a press on the film neither plays nor scrubs: somebody draws. */
  isDrawing: Value<boolean>;
  /** Whether the paper is up, on phones where it lies under the film. Pressing "c" brings it up. */
  isPaperOpen: Value<boolean>;
  slots: RoomSlots;
  /** Does what a key stands for, as a long press on the film does for "c". Returns whether somebody took it. */
  press(key: string): boolean;
  /**
   * Takes keys until the returned function is called. A key is `KeyboardEvent.key` in lower case, such as "c" or
   * "arrowup", and "space". Whoever came last is asked first. Use `useRoomKeys`.
   */
  takeKeys(keys: RoomKeys): () => void;
}

export type RoomKeys = Record<string, () => void>;

export const RoomContext = createContext<Room | null>(null);

/** The room around this component. Throws outside of one. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error('This component belongs into a review room');
  return room;
}

/** The frame that is seen; renders again with every one while the film plays. */
export const useFrame = (): number => useValue(useRoom().frame);
