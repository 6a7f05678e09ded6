/** Everything that needs a person, in one queue. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  /** Done meanwhile, or nobody's of the reader. */
  'need.gone': { status: 404 },
  'need.not_so_long': { status: 409 },
} as const satisfies RefusalRows;
