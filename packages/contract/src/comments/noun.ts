/** Comments on files, and requests. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'comment.not_found': { status: 404 },
  'comment.deal_closed': { status: 409 },
  'comment.too_many': { status: 409, params: { limit: 'count' } },
  'comment.too_many_replies': { status: 409, params: { limit: 'count' } },
  'comment.thread_full': { status: 409 },
  'comment.file_full': { status: 409 },
  'comment.file_approved': { status: 409 },
  'comment.link_full': { status: 409 },
  'comment.not_your_kind': { status: 403 },
  'comment.not_yours': { status: 403 },
  'comment.answered': { status: 409 },
  'comment.not_restorable': { status: 409 },
  'comment.not_your_move': { status: 409 },
  'comment.not_open': { status: 409 },
  'comment.not_of_guest': { status: 409 },
  /** How many frames the film has. */
  'comment.beyond_film': { status: 400, params: { frames: 'count' } },
} as const satisfies RefusalRows;

/** @place 160 On the settings screen. */
export const news = {
  'comments.unread': {
    tellings: [],
    audience: ['CREATOR', 'BRAND'],
    group: 'messages',
    urgency: 'high',
    tone: 'pink',
    sign: 'messages',
    page: 'deal',
    while: 'SOMETHING_IS_UNREAD',
    quotes: 'UNREAD',
    action: 'open_room',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  comment: 'comment.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = [
  'comment.added',
  'comment.edited',
  'comment.removed',
  'comment.restored',
  'comment.replied',
  'comment.moved',
  'comment.answered',
  'comment.made_task',
  'comment.handed_over',
] as const satisfies FactKind[];
