/** The profile of a creator or a brand, and whether it is public. */
import type { NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'profile.incomplete': { status: 400 },
  'profile.empty': { status: 409 },
  'profile.published_needs': { status: 400 },
  'profile.withheld': { status: 409 },
} as const satisfies RefusalRows;

/** @place 20 On the settings screen. */
export const news = {
  'profile.unpublished': {
    tellings: [
      // Whoever takes back their own profile knows.
      {
        fact: 'creator.unpublished',
        to: 'CREATOR',
        when: ({ actor }) => actor === 'ADMIN',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR'],
    group: 'market',
    urgency: 'low',
    tone: 'orange',
    sign: 'hidden',
    page: 'profile',
    while: 'PROFILE_IS_HIDDEN',
    hasClosing: true,
    action: 'open_profile',
  },
} as const satisfies NewsRows;
