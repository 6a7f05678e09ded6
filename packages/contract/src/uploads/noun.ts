/** Uploads in parts. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'upload.not_found': { status: 404 },
  'upload.too_many_begun': { status: 409, params: { limit: 'count' } },
  'upload.part_unknown': { status: 400 },
  'upload.part_cut_off': { status: 400 },
  'upload.part_damaged': { status: 400 },
  'upload.other_file': { status: 409 },
  'upload.parts_missing': { status: 409, params: { missing: 'plural' } },
  'upload.not_as_sent': { status: 409 },
} as const satisfies RefusalRows;
