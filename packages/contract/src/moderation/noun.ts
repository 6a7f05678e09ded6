/** What waits for the admin's approval, and reports. */
import type { NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'moderation.review_not_found': { status: 404 },
  'moderation.review_decided': { status: 409 },
  'moderation.profile_changed': { status: 409 },
  'moderation.report_not_found': { status: 404 },
  'moderation.report_closed': { status: 409 },
  'moderation.nothing_to_report': { status: 404 },
  'moderation.reports_off': { status: 409 },
} as const satisfies RefusalRows;

/** @place 180 On the settings screen. */
export const news = {
  'profile.approved': {
    tellings: [
      {
        fact: 'creator.reviewed',
        to: 'CREATOR',
        when: ({ data }) => data.state === 'APPROVED',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR'],
    group: 'market',
    urgency: 'low',
    tone: 'green',
    sign: 'badge',
    page: 'profile',
    action: 'open_profile',
  },
  'profile.sent_back': {
    tellings: [
      {
        fact: 'creator.reviewed',
        to: 'CREATOR',
        when: ({ data }) => data.state === 'SENT_BACK',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR'],
    group: 'market',
    urgency: 'low',
    tone: 'orange',
    sign: 'undo',
    page: 'profile',
    hasClosing: true,
    action: 'open_profile',
  },
  'account.letter': {
    tellings: [],
    audience: ['CREATOR', 'BRAND'],
    group: null,
    tone: 'orange',
    sign: 'letter',
    page: 'account',
    action: null,
  },
} as const satisfies NewsRows;
