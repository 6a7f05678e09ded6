/** People's accounts: sign-up, sessions, the second step. */
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'auth.required': { status: 401 },
  'auth.session_expired': { status: 401 },
  /** The organisation that the session worked for. */
  'auth.removed_from_team': { status: 401, params: { team: 'text' } },
  'auth.wrong_role': { status: 403 },
  'account.bad_credentials': { status: 401 },
  'account.many_guesses': { status: 429 },
  'account.email_taken': { status: 409 },
  'account.reset_token_invalid': { status: 400 },
  'account.confirmation_invalid': { status: 400 },
  'account.confirmation_expired': { status: 400 },
  'account.wrong_password': { status: 403 },
  'account.email_same': { status: 409 },
  'account.email_confirmed': { status: 409 },
  'account.email_link_invalid': { status: 400 },
  'account.session_not_found': { status: 404 },
  'account.code_required': { status: 401 },
  'account.code_wrong': { status: 401 },
  'account.many_codes': { status: 429 },
  'account.two_factor_is_on': { status: 409 },
  'account.two_factor_not_begun': { status: 409 },
  'account.two_factor_is_off': { status: 409 },
} as const satisfies RefusalRows;

/** @place 10 On the settings screen. */
export const news = {
  /** A mail is always sent for it, even to somebody who turned the mails of the account off. */
  'account.two_factor_off': {
    tellings: [],
    audience: ['CREATOR', 'BRAND'],
    group: null,
    tone: 'orange',
    sign: 'shield_off',
    page: 'account',
    action: null,
  },
} as const satisfies NewsRows;

export const liveEvents = {
  account: null,
  'account.renamed': 'organization.changed',
} as const satisfies LiveEventRows;
