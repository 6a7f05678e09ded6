import type { DrawingShape } from '@briefcast/contract';

/** Drawn shapes with their frame; the frame is null for files other than videos. */
export interface Drawn {
  shapes: readonly DrawingShape[];
  frame: number | null;
}
