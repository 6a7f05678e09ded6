/** Push: a person's devices, and when they stay quiet. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'push.device_not_found': { status: 404 },
  'push.service_refused': { status: 400 },
  'push.device_not_reached': { status: 503 },
} as const satisfies RefusalRows;
