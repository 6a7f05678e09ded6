/** Organisations of brands. */
import type { LiveEventRows } from '../noun.ts';

export const liveEvents = {
  brand: null,
  'brand.changed': 'organization.changed',
} as const satisfies LiveEventRows;
