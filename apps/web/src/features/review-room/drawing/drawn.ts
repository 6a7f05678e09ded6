import type { DrawingShape } from '@briefcast/contract';

/** What is drawn, and on which frame; the frame is null for files other than videos. */
export interface Drawn {
  shapes: readonly DrawingShape[];
  frame: number | null;
}
