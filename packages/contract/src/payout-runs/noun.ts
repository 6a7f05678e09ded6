/** Runs: several payouts that a brand pays at once. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'run.not_found': { status: 404 },
  'run.no_details': { status: 409 },
  'run.call_first': { status: 409 },
  'run.two_currencies': { status: 409 },
  'run.in_another': { status: 409, params: { run: 'number' } },
  'run.nothing_left': { status: 409 },
  'run.marked_already': { status: 409 },
} as const satisfies RefusalRows;
