/** Licences and exclusivities, and when they end. */
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'calendar.not_found': { status: 404 },
} as const satisfies RefusalRows;

/** Both ends are told alike. */
const ofEnds = {
  audience: ['CREATOR', 'BRAND'],
  group: 'deals',
  urgency: 'high',
  tone: 'yellow',
  sign: 'day',
  page: 'rights',
  action: 'open_rights',
  brandAction: 'renew',
} as const satisfies Partial<NewsRow>;

/** @place 60 On the settings screen. */
export const news = {
  'licence.ending': {
    ...ofEnds,
    tellings: [
      {
        fact: 'right.ending',
        to: 'BOTH',
        when: ({ data }) => data.right !== 'EXCLUSIVITY',
        isRepeatable: true,
      },
    ],
    day: 'LICENCE_END',
  },
  'exclusivity.ending': {
    ...ofEnds,
    tellings: [
      {
        fact: 'right.ending',
        to: 'BOTH',
        when: ({ data }) => data.right === 'EXCLUSIVITY',
        isRepeatable: true,
      },
    ],
    day: 'EXCLUSIVITY_END',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  right: null,
} as const satisfies LiveEventRows;
