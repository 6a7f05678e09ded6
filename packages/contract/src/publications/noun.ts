/** Posts that came of a deal, as its sides state them. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'publication.not_found': { status: 404 },
  'publication.not_yours': { status: 403 },
  'publication.not_now': { status: 409 },
  'publication.withdrawn': { status: 409 },
  'publication.full': { status: 409, params: { limit: 'count' } },
  'publication.corrected_too_often': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

/** @place 95 On the settings screen. */
export const news = {
  'publication.stated': {
    group: 'deals',
    page: 'deal',
    action: 'open_project',
    tellings: [
      {
        fact: 'publication.changed',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.act === 'STATED',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    urgency: 'low',
    tone: 'aqua',
    sign: 'link',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  publication: 'deal.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = ['publication.changed'] as const satisfies FactKind[];
