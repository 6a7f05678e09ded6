/** Legal texts: terms, privacy and policies, their versions, and who accepted which. */
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'legal.version_unknown': { status: 404 },
  /** Another version is in force now than the one that was accepted. */
  'legal.version_changed': { status: 409 },
} as const satisfies RefusalRows;

const ofTexts = {
  tellings: [],
  audience: ['CREATOR', 'BRAND'],
  group: 'market',
  urgency: 'low',
  tone: 'buff',
  sign: 'scale',
  action: 'read_text',
} as const satisfies Partial<NewsRow>;

/** @place 15 On the settings screen. */
export const news = {
  'legal.terms_changed': { ...ofTexts, page: 'terms' },
  'legal.privacy_changed': { ...ofTexts, page: 'privacy' },
  'legal.refunds_changed': { ...ofTexts, page: 'refunds' },
} as const satisfies NewsRows;

export const liveEvents = {
  legal: null,
} as const satisfies LiveEventRows;
