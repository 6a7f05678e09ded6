/** The admin of the marketplace. */
import type { LiveEventRows, RefusalRows } from '../noun.ts';
import { pictureKinds } from './market.ts';

export const refusals = {
  'admin.bad_password': { status: 401 },
  'admin.first_password_closed': { status: 403 },
  'admin.many_guesses': { status: 429 },
  'admin.user_not_found': { status: 404 },
  'admin.job_not_found': { status: 404 },
  'admin.email_taken': { status: 409 },
  'admin.admin_not_found': { status: 404 },
  'admin.own_account': { status: 409 },
  'admin.role_too_small': { status: 403 },
  'admin.last_full': { status: 409 },
  'admin.first_password': { status: 409 },
  /** Something would cost money, and what is missing of who sells it is in the findings. */
  'admin.seller_incomplete': { status: 400 },
  'admin.file_too_large': { status: 400 },
  /** A test mail to a contact that the market does not have. */
  'admin.contact_unstated': { status: 409 },
  'admin.test_mail_unknown': { status: 404 },
  'admin.picture_unusable': { status: 400, params: { kind: pictureKinds } },
} as const satisfies RefusalRows;

export const liveEvents = {
  admin: null,
  settings: null,
} as const satisfies LiveEventRows;
