/** The drawing for a comment that is being written. */
import type { DrawingColor, DrawingShape, DrawingTool } from '@briefcast/contract';
import { createContext, use } from 'react';
import type { Area } from '../room.ts';
import { createValue, type Value } from '../value.ts';
import type { Drawn } from './drawn.ts';

export interface DrawingStore {
  shapes: Value<readonly DrawingShape[]>;
  /** The frame of the first shape; null for files other than videos. */
  frame: Value<number | null>;
  /** How many strokes a mouse or a pen has ended, whose owner may go on to type. */
  strokes: Value<number>;
  /** Null while nobody draws. */
  tool: Value<DrawingTool | null>;
  color: Value<DrawingColor>;
  /** Whether the last stroke exceeded the limit and was left out. */
  isFull: Value<boolean>;
  undo(): void;
  /** Replaces the drawing by this one. */
  put(drawn: Drawn): void;
  /** Removes everything, and stops drawing. */
  clear(): void;
}

/** A drawing without shapes. */
export function createDrawing(): DrawingStore {
  const shapes = createValue<readonly DrawingShape[]>([]);
  const tool = createValue<DrawingTool | null>(null);
  const isFull = createValue(false);
  const frame = createValue<number | null>(null);
  const strokes = createValue(0);
  return {
    shapes,
    frame,
    strokes,
    tool,
    color: createValue<DrawingColor>('PINK'),
    isFull,
    undo() {
      isFull.set(false);
      shapes.set(shapes.get().slice(0, -1));
    },
    put(drawn) {
      shapes.set(drawn.shapes);
      frame.set(drawn.frame);
    },
    clear() {
      isFull.set(false);
      shapes.set([]);
      strokes.set(0);
      frame.set(null);
      tool.set(null);
    },
  };
}

/** An area that was marked, as a shape in the first colour. */
export const rectangleOf = ({ from, to }: Area): DrawingShape => ({
  tool: 'RECTANGLE',
  color: 'PINK',
  points: [
    [from.x, from.y],
    [to.x, to.y],
  ],
});

export const DrawingContext = createContext<DrawingStore | null>(null);

/** The drawing around this component. Throws outside of one. */
export function useDrawing(): DrawingStore {
  const drawing = use(DrawingContext);
  if (drawing === null) throw new Error('This component belongs into a panel of the review room');
  return drawing;
}
