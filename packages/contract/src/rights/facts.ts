import type { RightKind } from './right-kind.ts';

export interface Facts {
  /** A right of a completed deal ends soon. */
  'right.ending': { right: RightKind };
}
