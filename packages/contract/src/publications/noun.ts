/** Posts that came of a deal, as its sides state them. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'publication.not_found': { status: 404 },
  'publication.not_yours': { status: 403 },
  'publication.not_now': { status: 409 },
  'publication.withdrawn': { status: 409 },
  'publication.full': { status: 409, params: { limit: 'count' } },
  'publication.corrected_too_often': { status: 409, params: { limit: 'count' } },
  'result.not_found': { status: 404 },
  'result.not_yours': { status: 403 },
  'result.replaced': { status: 409 },
  'result.full': { status: 409, params: { limit: 'count' } },
  'result.unconfirmed': { status: 409 },
} as const satisfies RefusalRows;

/** All news of publications: their place and group. */
const ofPublications = {
  group: 'deals',
  page: 'deal',
  action: 'open_project',
  audience: ['CREATOR', 'BRAND'],
} as const satisfies Partial<NewsRow>;

/** @place 95 On the settings screen. */
export const news = {
  'publication.stated': {
    ...ofPublications,
    tellings: [
      {
        fact: 'publication.changed',
        to: 'OTHER_SIDE',
        when: ({ data }) => data.act === 'STATED',
        isRepeatable: true,
      },
    ],
    urgency: 'low',
    tone: 'aqua',
    sign: 'link',
  },
  'result.stated': {
    ...ofPublications,
    tellings: [
      {
        fact: 'result.stated',
        to: 'OTHER_SIDE',
        when: ({ data }) => !data.isCorrection,
        isRepeatable: true,
      },
    ],
    urgency: 'low',
    tone: 'aqua',
    sign: 'check',
  },
  'result.shown': {
    ...ofPublications,
    tellings: [
      { fact: 'result.shown', to: 'OTHER_SIDE', when: ({ data }) => data.isShown, isRepeatable: true },
    ],
    urgency: 'low',
    tone: 'aqua',
    sign: 'link',
  },
  'result.disputed': {
    ...ofPublications,
    tellings: [
      { fact: 'result.answered', to: 'OTHER_SIDE', when: ({ data }) => !data.agrees, isRepeatable: true },
    ],
    tone: 'orange',
    sign: 'alert',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  publication: 'deal.changed',
  result: 'deal.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = [
  'publication.changed',
  'result.stated',
  'result.answered',
  'result.shown',
] as const satisfies FactKind[];
