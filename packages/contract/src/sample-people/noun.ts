/** Invented people for an operator who looks around on the first day. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  /** A real brand would work with an invented creator. */
  'samplepeople.creator': { status: 409 },
  /** A real creator would apply to an invented casting. */
  'samplepeople.casting': { status: 409 },
} as const satisfies RefusalRows;
