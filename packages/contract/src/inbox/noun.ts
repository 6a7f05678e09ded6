/** News of a conversation. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRows } from '../noun.ts';

/** @place 175 On the settings screen. */
export const news = {
  'conversation.given': {
    tellings: [{ fact: 'conversation.given', to: 'BRAND', isForSubject: true, isRepeatable: true }],
    audience: ['BRAND'],
    group: 'messages',
    urgency: 'high',
    tone: 'pink',
    sign: 'inbox',
    page: 'chat',
    action: 'answer_in_chat',
  },
} as const satisfies NewsRows;

/** Expires once everybody was notified. */
export const passingFacts = ['conversation.given'] as const satisfies FactKind[];

/** Screens of the side are told by themselves. */
export const liveEvents = { conversation: null } as const satisfies LiveEventRows;
