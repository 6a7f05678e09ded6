/** Work that is added to a running deal for a price of its own. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'addition.not_found': { status: 404 },
  'addition.not_yours': { status: 403 },
  'addition.not_now': { status: 409, params: { status: 'dealStatus' } },
  'addition.answered': { status: 409 },
  'addition.too_many_open': { status: 409, params: { limit: 'count' } },
  'addition.too_many': { status: 409, params: { limit: 'count' } },
  'addition.too_much': { status: 409 },
} as const satisfies RefusalRows;

/** All news of additions: their place and group, and whose amount their mails name. */
const ofAdditions = {
  group: 'deals',
  page: 'deal',
  action: 'open_project',
  audience: ['CREATOR', 'BRAND'],
  amount: 'OWN',
} as const satisfies Partial<NewsRow>;

/** @place 90 On the settings screen. */
export const news = {
  'addition.proposed': {
    ...ofAdditions,
    tellings: [{ fact: 'addition.proposed', to: 'OTHER_SIDE', isRepeatable: true }],
    tone: 'yellow',
    sign: 'plus',
    while: 'DEAL_IS_OPEN',
    begins: ['addition.answer'],
  },
  'addition.accepted': {
    ...ofAdditions,
    tellings: [
      {
        fact: 'addition.answered',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.answer === 'ACCEPTED',
        isRepeatable: true,
      },
      { fact: 'addition.agreed', to: 'OTHER_SIDE', isRepeatable: true },
    ],
    tone: 'green',
    sign: 'handshake',
  },
  'addition.declined': {
    ...ofAdditions,
    tellings: [
      {
        fact: 'addition.answered',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.answer === 'DECLINED',
        isRepeatable: true,
      },
    ],
    tone: 'orange',
    sign: 'cross',
    while: 'DEAL_IS_OPEN',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  addition: 'deal.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = [
  'addition.proposed',
  'addition.answered',
  'addition.agreed',
] as const satisfies FactKind[];
