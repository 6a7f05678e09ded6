/** Castings: open briefs that creators apply to. */
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'casting.not_found': { status: 404 },
  /** Its last day is over, or it was closed. */
  'casting.closed': { status: 409 },
  /** It is over for good, and everybody was told. */
  'casting.over': { status: 409 },
  'casting.still_open': { status: 409 },
  /** It says something else than who applies to it read. */
  'casting.changed': { status: 409 },
  'casting.too_many': { status: 409, params: { limit: 'count' } },
  /** Somebody else of the team was faster. */
  'casting.places_taken': { status: 409, params: { n: 'plural' } },
  /** Somebody else of the team has cast one of them. */
  'casting.already_cast': { status: 409 },
  'casting.applicant_gone': { status: 409 },
  /** A creator asks another price than the brand read. */
  'casting.price_changed': { status: 409 },
  'application.not_found': { status: 404 },
  'application.answered': { status: 409 },
  'application.too_many': { status: 409, params: { limit: 'count' } },
  'application.not_published': { status: 403 },
  'casting.many_drafts': { status: 409, params: { limit: 'count' } },
  /** Posted or dropped by somebody of the team. */
  'casting.draft_gone': { status: 404 },
  'casting.many_invitations': { status: 409, params: { limit: 'count' } },
  'casting.many_invitations_today': { status: 409, params: { limit: 'count' } },
  /** All of them were invited, applied or declined before, or are not published. */
  'casting.nobody_invited': { status: 409 },
  'casting.not_invited': { status: 404 },
  'casting.many_saved': { status: 409, params: { limit: 'count' } },
  'casting.many_searches': { status: 409, params: { limit: 'count' } },
  'casting.search_gone': { status: 404 },
  /** The brand blocked the creator; who that was is not said. */
  'application.not_taken': { status: 403 },
  /** The creator blocked the brand. */
  'application.brand_blocked': { status: 409 },
  'application.film_too_long': { status: 400, params: { limit: 'count' } },
  'casting.many_today': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

/** News leads to the casting's page: the brand's own, or the one that creators see. */
const ofCastings = {
  group: 'market',
  page: 'castings',
  action: 'open_casting',
} as const satisfies Partial<NewsRow>;

/** @place 100 On the settings screen. */
export const news = {
  'casting.applied': {
    ...ofCastings,
    tellings: [
      // One mail for all that come until the brand has looked.
      { fact: 'casting.applied', to: 'BRAND', when: ({ data }) => data.isFirstUnseen, isRepeatable: true },
    ],
    audience: ['BRAND'],
    tone: 'yellow',
    sign: 'inbox',
    begins: ['casting.applicants'],
  },
  'casting.closed': {
    ...ofCastings,
    tellings: [
      { fact: 'casting.closed', to: 'BRAND', when: ({ data }) => data.by === 'TIME', isRepeatable: true },
    ],
    audience: ['BRAND'],
    tone: 'aqua',
    sign: 'day_over',
  },
  'casting.stopped': {
    ...ofCastings,
    tellings: [
      { fact: 'casting.ended', to: 'BRAND', when: ({ data }) => data.by === 'ADMIN', isRepeatable: true },
    ],
    audience: ['BRAND'],
    tone: 'orange',
    sign: 'ban',
  },
  'casting.not_chosen': {
    ...ofCastings,
    tellings: [{ fact: 'casting.not_chosen', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    tone: 'buff',
    sign: 'undo',
    hasClosing: true,
  },
  'casting.invited': {
    ...ofCastings,
    tellings: [{ fact: 'casting.invited', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    tone: 'pink',
    sign: 'mail_open',
    hasClosing: true,
    begins: ['casting.invited'],
  },
  'casting.found': {
    ...ofCastings,
    tellings: [{ fact: 'casting.found', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    tone: 'yellow',
    sign: 'search',
    page: 'board',
    action: 'open_board',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  casting: 'casting.changed',
} as const satisfies LiveEventRows;
