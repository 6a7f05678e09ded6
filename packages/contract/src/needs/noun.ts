/** Everything that needs a person, in one queue. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  /** It was done, or is not the reader's. */
  'need.gone': { status: 404 },
  'need.not_so_long': { status: 409 },
} as const satisfies RefusalRows;
