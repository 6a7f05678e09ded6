/**
 * Every refusal the product can make, in one place: the code that programs branch on, the status it travels with, and
 * what its text is made of. The text itself is in the message catalogue and is chosen where it is shown. Server and
 * client use the same class. Status codes follow rules/wire#statuses.
 */
import type { Finding } from './findings.ts';
import type { OrderStatus } from './schemas/billing.ts';
import type { DealStatus } from './schemas/deal.ts';
import type { DraftNeed } from './schemas/draft.ts';

export const errorCatalogue = {
  'request.invalid': { status: 400 },
  'request.malformed': { status: 400 },
  'request.too_large': { status: 413 },
  'request.address_too_long': { status: 414 },
  'request.range_unsatisfiable': { status: 416 },
  'request.head_too_large': { status: 431 },
  'request.unsupported_type': { status: 415 },
  'request.rate_limited': { status: 429 },
  'request.try_later': { status: 429 },
  'request.key_invalid': { status: 400 },
  'request.key_reused': { status: 409 },
  'request.in_progress': { status: 409 },
  'request.timeout': { status: 408 },
  'route.not_found': { status: 404 },

  'auth.required': { status: 401 },
  'auth.session_expired': { status: 401 },
  'auth.removed_from_team': { status: 401 },
  'auth.wrong_role': { status: 403 },

  'account.bad_credentials': { status: 401 },
  'account.many_guesses': { status: 429 },
  'account.email_taken': { status: 409 },
  'account.reset_token_invalid': { status: 400 },
  'account.confirmation_invalid': { status: 400 },
  'account.confirmation_expired': { status: 400 },
  'account.wrong_password': { status: 403 },
  'account.email_same': { status: 409 },
  'account.email_link_invalid': { status: 400 },
  'account.session_not_found': { status: 404 },

  'account.code_required': { status: 401 },
  'account.code_wrong': { status: 401 },
  'account.many_codes': { status: 429 },
  'account.two_factor_is_on': { status: 409 },
  'account.two_factor_not_begun': { status: 409 },
  'account.two_factor_is_off': { status: 409 },

  'team.role_too_small': { status: 403 },
  'team.no_organization': { status: 403 },
  'team.organization_not_found': { status: 404 },
  'team.member_not_found': { status: 404 },
  'team.last_owner': { status: 409 },
  'team.already_member': { status: 409 },
  'team.already_invited': { status: 409 },
  'team.many_invitations': { status: 409 },
  'team.confirm_email_first': { status: 403 },
  'team.full': { status: 409 },
  'team.invitation_not_found': { status: 404 },
  'invitation.not_found': { status: 404 },
  'invitation.expired': { status: 409 },
  'invitation.log_in': { status: 409 },
  'invitation.other_role': { status: 409 },

  'profile.incomplete': { status: 400 },
  'profile.published_needs': { status: 400 },
  'profile.withheld': { status: 409 },
  'creator.not_found': { status: 404 },

  'moderation.review_not_found': { status: 404 },
  'moderation.review_decided': { status: 409 },
  'moderation.profile_changed': { status: 409 },
  'moderation.report_not_found': { status: 404 },
  'moderation.report_closed': { status: 409 },
  'moderation.nothing_to_report': { status: 404 },
  'moderation.reports_off': { status: 409 },

  'portfolio.not_found': { status: 404 },
  'portfolio.media_not_found': { status: 400 },
  'portfolio.full': { status: 409 },

  'roster.list_not_found': { status: 404 },
  'roster.name_taken': { status: 409 },
  'roster.full': { status: 409 },
  'roster.many_lists': { status: 409 },

  'deal.not_found': { status: 404 },
  'deal.creator_unavailable': { status: 404 },
  'deal.not_your_move': { status: 403 },
  'deal.status_conflict': { status: 409 },
  'deal.log_cut': { status: 409 },
  'deal.nothing_submitted': { status: 409 },
  'deal.not_all_approved': { status: 409 },
  'deal.brief_item_not_found': { status: 404 },
  'deal.not_completed': { status: 409 },
  'proposal.not_found': { status: 404 },
  'proposal.not_your_kind': { status: 403 },
  'proposal.not_now': { status: 409 },
  'proposal.one_open': { status: 409 },
  'proposal.answered': { status: 409 },
  'proposal.not_yours': { status: 403 },
  'payout.not_found': { status: 404 },
  'payout.not_now': { status: 409 },
  'payout.reminded_lately': { status: 409 },
  'template.not_found': { status: 404 },
  'template.too_many': { status: 409 },

  'file.not_found': { status: 404 },
  'file.link_expired': { status: 403 },
  'file.missing': { status: 400 },
  'file.type_not_accepted': { status: 415 },
  'file.too_large': { status: 413 },
  'file.unreadable': { status: 400 },
  'file.too_complex': { status: 400 },
  'file.location_not_removable': { status: 400 },
  'file.not_cleanable': { status: 409 },
  'file.too_many_at_once': { status: 429 },
  'file.busy': { status: 503 },
  'file.upload_incomplete': { status: 400 },
  'file.quota_account': { status: 409 },
  'file.quota_media': { status: 409 },
  'file.quota_deal': { status: 409 },
  'file.quota_deal_files': { status: 409 },
  'file.not_now': { status: 409 },
  'file.already_judged': { status: 409 },
  'file.not_approved': { status: 409 },
  'file.undo_too_late': { status: 409 },
  'file.feedback_required': { status: 400 },

  'comment.not_found': { status: 404 },
  'comment.deal_closed': { status: 409 },
  'comment.too_many': { status: 409 },
  'comment.too_many_replies': { status: 409 },
  'comment.thread_full': { status: 409 },
  'comment.file_full': { status: 409 },
  'comment.file_approved': { status: 409 },
  'comment.link_full': { status: 409 },
  'comment.not_your_kind': { status: 403 },
  'comment.not_yours': { status: 403 },
  'comment.answered': { status: 409 },
  'comment.not_restorable': { status: 409 },
  'comment.not_your_move': { status: 409 },
  'comment.not_open': { status: 409 },
  'comment.not_of_guest': { status: 409 },
  'comment.beyond_film': { status: 400 },
  'upload.not_found': { status: 404 },
  'upload.too_many_begun': { status: 409 },
  'upload.part_unknown': { status: 400 },
  'upload.part_cut_off': { status: 400 },
  'upload.part_damaged': { status: 400 },
  'upload.other_file': { status: 409 },
  'upload.parts_missing': { status: 409 },
  'upload.not_as_sent': { status: 409 },

  'draft.empty': { status: 409 },
  'draft.not_ready': { status: 409 },
  'draft.already_judged': { status: 409 },
  'draft.deliverable_unknown': { status: 400 },
  'draft.replaced_unknown': { status: 400 },

  'share.not_found': { status: 404 },
  'share.ended': { status: 409 },
  'share.password_wrong': { status: 403 },
  'share.many_guesses': { status: 429 },
  'share.enter_first': { status: 403 },
  'share.watch_only': { status: 409 },
  'share.comment_taken_over': { status: 409 },
  'share.too_many': { status: 409 },

  'certificate.not_found': { status: 404 },
  'certificate.not_made': { status: 404 },
  'invoice.not_found': { status: 404 },
  'calendar.not_found': { status: 404 },

  'message.not_found': { status: 404 },
  'message.file_not_found': { status: 400 },

  'notification.not_found': { status: 404 },
  'notification.not_for_role': { status: 400 },
  'notification.link_invalid': { status: 400 },

  'preview.address_refused': { status: 400 },

  'billing.credits_off': { status: 404 },
  'billing.no_credits': { status: 402 },
  'billing.order_not_found': { status: 404 },
  'billing.order_closed': { status: 409 },
  'billing.amount_differs': { status: 409 },
  'billing.many_orders': { status: 409 },
  'subscription.off': { status: 404 },
  'subscription.needed': { status: 402 },
  'subscription.paused': { status: 402 },
  'subscription.has_card': { status: 409 },
  'subscription.no_card': { status: 404 },
  'subscription.cannot_pause': { status: 409 },
  'subscription.card_refused': { status: 402 },
  'subscription.not_changed': { status: 503 },
  'payments.off': { status: 404 },
  'payments.bad_signature': { status: 400 },
  'payments.unavailable': { status: 503 },
  'payments.refund_refused': { status: 409 },
  'billing.not_refundable': { status: 409 },
  'billing.refund_changed': { status: 409 },

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
  'admin.file_too_large': { status: 400 },

  'service.unavailable': { status: 503 },
  'service.busy': { status: 503 },
  'service.storage_full': { status: 503 },
  'service.read_only': { status: 503 },
  internal: { status: 500 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** What the texts of some refusals are made of. */
export interface ErrorParameters {
  /** The organisation that the session worked for. */
  'auth.removed_from_team': { team: string };
  /** Whose role would do. */
  'team.role_too_small': { ask: 'owner' | 'owner_or_manager' };
  'team.many_invitations': { limit: number };
  'team.full': { limit: number };
  'request.try_later': { seconds: number };
  'deal.status_conflict': { status: DealStatus };
  'deal.not_completed': { status: DealStatus };
  'proposal.not_now': { status: DealStatus };
  'template.too_many': { limit: number };
  /** Where the file was meant for, which says what is accepted there. */
  'file.type_not_accepted': { accepted: 'deal' | 'portfolio' | 'avatar' };
  'file.too_large': { limitBytes: number };
  /** `most` and `found` are megapixels of a picture and frames of an animation, 0 where time ran out. */
  'file.too_complex': { bound: 'picture' | 'avif' | 'frames' | 'time'; most: number; found: number };
  'file.quota_account': { usedBytes: number; limitBytes: number };
  'file.quota_media': { used: number; limit: number };
  'file.quota_deal': { usedBytes: number; limitBytes: number };
  'file.quota_deal_files': { used: number; limit: number };
  'file.not_now': { status: DealStatus };
  /** The first entry that is missing. */
  'deal.log_cut': { entry: number };
  'upload.too_many_begun': { limit: number };
  'comment.too_many': { limit: number };
  'comment.too_many_replies': { limit: number };
  /** How many frames the film has. */
  'comment.beyond_film': { frames: number };
  'upload.parts_missing': { missing: number };
  /** What is not done yet, at least one. */
  'draft.not_ready': { left: readonly DraftNeed[] };
  /** How many can be spent, and how many the briefs need. */
  'billing.no_credits': { ready: number; needed: number };
  'billing.order_closed': { status: OrderStatus };
  'billing.amount_differs': { expectedFils: number };
  'billing.many_orders': { limit: number };
  'billing.not_refundable': { reason: 'NOT_PAID' | 'BY_CARD' | 'NOTHING_LEFT' };
  'billing.refund_changed': { unused: number };
  /** When it ended, where that was by time; null where it was turned off. */
  'share.ended': { endedAt: string | null };
  'share.too_many': { limit: number };
  /** Which part of the server is not ready; null where nothing is known of it. */
  'service.unavailable': { check: 'database' | 'database_writes' | 'storage' } | null;
}

export type ErrorParametersOf<C extends ErrorCode> = C extends keyof ErrorParameters
  ? ErrorParameters[C]
  : null;

/** One thing that is wrong with the input, in words: where (a path of keys) and what. */
export interface ErrorDetail {
  path: (string | number)[];
  message: string;
}

interface CommonOptions {
  /** What is wrong with single values; told with status 400 only. */
  findings?: readonly Finding[];
  /** The same as words: as received, or as zod says it. */
  details?: ErrorDetail[];
  /** The text as received from a server, which chose it. */
  message?: string;
  /** Seconds after which trying again makes sense (429, 503). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Parameters are asked for where the code has some; a text that was received is whole already. */
type Options<C extends ErrorCode> = C extends keyof ErrorParameters
  ? null extends ErrorParameters[C]
    ? [options?: CommonOptions & { params?: ErrorParameters[C] }]
    : [options: CommonOptions & ({ params: ErrorParameters[C] } | { message: string })]
  : [options?: CommonOptions];

/**
 * A refusal of the catalogue. Thrown by the server, rebuilt from the answer by the client. Its `message` is the text
 * that was received, or the code where this is the side that refuses.
 */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Null for codes without parameters. */
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly findings: readonly Finding[];
  readonly details: ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: C, ...[options = {}]: Options<C>) {
    const { message = code, cause } = options;
    super(message, { cause });
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.params = 'params' in options ? options.params : null;
    this.findings = options.findings ?? [];
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** What says that a token counts no more; a wrong password is a 401 too. */
const endsOfSession: readonly ErrorCode[] = [
  'auth.required',
  'auth.session_expired',
  'auth.removed_from_team',
];

/** Whether a refusal with this code means that whoever was refused has to log in. */
export const isEndOfSession = (code: ErrorCode): boolean => endsOfSession.includes(code);

/** Whether a text is a code of the catalogue, so that an unknown server's code becomes `internal`. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code);
