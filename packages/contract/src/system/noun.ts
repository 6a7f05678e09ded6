/** The installation itself: its address, its calls, its parts. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'request.invalid': { status: 400 },
  'request.malformed': { status: 400 },
  'request.too_large': { status: 413 },
  'request.address_too_long': { status: 414 },
  'request.range_unsatisfiable': { status: 416 },
  'request.head_too_large': { status: 431 },
  'request.unsupported_type': { status: 415 },
  'request.rate_limited': { status: 429 },
  'request.try_later': { status: 429, params: { seconds: 'wait' } },
  'request.key_invalid': { status: 400 },
  'request.key_reused': { status: 409 },
  'request.in_progress': { status: 409 },
  'request.timeout': { status: 408 },
  'route.not_found': { status: 404 },
  /** Which part of the server is not ready. */
  'service.unavailable': {
    status: 503,
    params: { check: ['database', 'database_writes', 'storage', 'unknown'] },
  },
  'service.busy': { status: 503 },
  'service.storage_full': { status: 503 },
  'service.read_only': { status: 503 },
  internal: { status: 500 },
} as const satisfies RefusalRows;
