/** Invented people for an operator who looks around on the first day. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  /** A real brand would work with an invented creator. */
  'samplepeople.creator': { status: 409 },
  /** A real creator would apply to an invented casting. */
  'samplepeople.casting': { status: 409 },
  /** An admin would look as somebody invented, and nobody is in. */
  'samplepeople.none': { status: 409 },
  /** An admin who only looks would change something. */
  'look.read_only': { status: 403 },
} as const satisfies RefusalRows;
