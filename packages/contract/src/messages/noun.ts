/** A deal's chat. */
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'message.not_found': { status: 404 },
  'message.file_not_found': { status: 400 },
  /** The account that would read it was deleted. */
  'message.account_deleted': { status: 409, params: { side: ['BRAND', 'CREATOR'] } },
} as const satisfies RefusalRows;

/** @place 170 On the settings screen. */
export const news = {
  'messages.unread': {
    tellings: [],
    audience: ['CREATOR', 'BRAND'],
    group: 'messages',
    urgency: 'high',
    tone: 'pink',
    sign: 'message',
    page: 'chat',
    while: 'SOMETHING_IS_UNREAD',
    quotes: 'UNREAD',
    action: 'answer_in_chat',
    begins: ['message.unread'],
  },
} as const satisfies NewsRows;

export const liveEvents = {
  message: 'message.created',
} as const satisfies LiveEventRows;
