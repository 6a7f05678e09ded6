/** Short links of deals, whose clicks are counted, and codes that buyers type in. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'shortlink.not_now': { status: 409 },
} as const satisfies RefusalRows;

/** @place 96 On the settings screen. */
export const news = {
  'shortlink.given': {
    group: 'deals',
    page: 'deal',
    action: 'open_project',
    audience: ['CREATOR'],
    tellings: [
      {
        fact: 'shortlink.changed',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.hasLink || data.hasCode,
        isRepeatable: true,
      },
    ],
    urgency: 'low',
    tone: 'aqua',
    sign: 'link',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  shortlink: 'deal.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = ['shortlink.changed'] as const satisfies FactKind[];
