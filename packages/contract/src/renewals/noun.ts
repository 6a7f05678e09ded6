/** Offers to renew rights that end. */
import type { FactKind, SeenFact } from '../facts.ts';
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';
import type { RenewalAnswer } from './schemas.ts';

export const refusals = {
  'renewal.not_found': { status: 404 },
  'renewal.not_now': { status: 409 },
  'renewal.one_open': { status: 409 },
  'renewal.price_owed': { status: 409 },
  'renewal.not_yours': { status: 403 },
  'renewal.answered': { status: 409 },
  'renewal.lapsed': { status: 409 },
} as const satisfies RefusalRows;

const wasAnswered =
  (answer: RenewalAnswer) =>
  ({ data }: SeenFact<'renewal.answered'>) =>
    data.answer === answer;

/** All news of renewals: their place and group. */
const ofRenewals = {
  audience: ['CREATOR', 'BRAND'],
  group: 'deals',
  urgency: 'high',
  page: 'rights',
  action: 'open_rights',
  day: 'RIGHT_END',
  amount: 'OWN',
} as const satisfies Partial<NewsRow>;

/** @place 70 On the settings screen. */
export const news = {
  'renewal.offered': {
    ...ofRenewals,
    tellings: [{ fact: 'renewal.offered', to: 'OTHER_SIDE', isRepeatable: true }],
    tone: 'yellow',
    sign: 'exchange',
    begins: ['renewal.answer'],
  },
  'renewal.accepted': {
    ...ofRenewals,
    tellings: [
      { fact: 'renewal.answered', to: 'OTHER_SIDE', when: wasAnswered('ACCEPTED'), isRepeatable: true },
    ],
    tone: 'green',
    sign: 'handshake',
  },
  'renewal.declined': {
    ...ofRenewals,
    tellings: [
      { fact: 'renewal.answered', to: 'OTHER_SIDE', when: wasAnswered('DECLINED'), isRepeatable: true },
    ],
    tone: 'orange',
    sign: 'cross',
  },
  'renewal.withdrawn': {
    ...ofRenewals,
    tellings: [
      { fact: 'renewal.answered', to: 'OTHER_SIDE', when: wasAnswered('WITHDRAWN'), isRepeatable: true },
    ],
    tone: 'buff',
    sign: 'undo',
  },
  'renewal.lapsed': {
    ...ofRenewals,
    tellings: [{ fact: 'renewal.lapsed', to: 'BOTH', isRepeatable: true }],
    tone: 'buff',
    sign: 'day_over',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  renewal: 'deal.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = [
  'renewal.offered',
  'renewal.answered',
  'renewal.lapsed',
] as const satisfies FactKind[];
