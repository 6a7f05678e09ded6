/** Suspensions of brands, creators and people of brands (rules/suspensions). */
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  /** A call that rests while its caller is suspended. */
  'account.suspended': { status: 403 },
  /** One side of something is suspended, and the refusal does not say which. */
  'deal.paused': { status: 409 },
  'casting.paused': { status: 404 },
  /** To the admin, who would publish a suspended creator. */
  'creator.suspended': { status: 409 },
  'suspension.not_found': { status: 404 },
  'suspension.running': { status: 409 },
  'suspension.last_owner': { status: 409, params: { brand: 'text' } },
  'suspension.answered': { status: 409 },
  'suspension.too_late': { status: 409 },
} as const satisfies RefusalRows;

/** @place 185 On the settings screen. */
export const news = {
  'account.suspended': {
    tellings: [],
    audience: ['CREATOR', 'BRAND'],
    group: null,
    tone: 'red',
    sign: 'ban',
    page: 'account',
    action: null,
  },
  'account.reinstated': {
    tellings: [],
    audience: ['CREATOR', 'BRAND'],
    group: null,
    tone: 'green',
    sign: 'undo',
    page: 'account',
    action: null,
  },
} as const satisfies NewsRows;

export const liveEvents = {
  suspension: 'suspension.changed',
} as const satisfies LiveEventRows;
