/**
 * Every refusal the product can make, in one place: the code that programs branch on, the status it
 * travels with and the text a person reads. Server and client use the same class.
 * Status codes follow rules/wire#statuses.
 */
export const errorCatalogue = {
  'request.invalid': { status: 400, message: 'Please check the highlighted fields and try again.' },
  'request.malformed': { status: 400, message: 'The request could not be read.' },
  'request.too_large': { status: 413, message: 'That is more than we can accept in one request.' },
  'request.address_too_long': { status: 414, message: 'This address is too long.' },
  'request.range_unsatisfiable': { status: 416, message: 'This part of the file does not exist.' },
  'request.head_too_large': { status: 431, message: 'The headers of the request are too large.' },
  'request.unsupported_type': { status: 415, message: 'This content type is not accepted here.' },
  'request.rate_limited': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  'request.try_later': { status: 429, message: 'Too many attempts. Please try again in {wait}.' },
  'request.key_invalid': {
    status: 400,
    message: 'An Idempotency-Key is 1 to 200 visible characters without spaces.',
  },
  'request.key_reused': {
    status: 409,
    message: 'This Idempotency-Key was already used for another request. Send a new one.',
  },
  'request.in_progress': {
    status: 409,
    message: 'The same request is still being worked on. Please try again in a moment.',
  },
  'request.timeout': { status: 408, message: 'The request took too long. Please try again.' },
  'route.not_found': { status: 404, message: 'There is nothing at this address.' },

  'auth.required': { status: 401, message: 'Please log in to continue.' },
  'auth.session_expired': { status: 401, message: 'Your session has expired. Please log in again.' },
  'auth.wrong_role': { status: 403, message: 'Your account cannot do this.' },

  'account.bad_credentials': { status: 401, message: 'Invalid email or password' },
  'account.many_guesses': {
    status: 429,
    message:
      'Too many wrong passwords were tried for this account. Log in where you have logged in before, or ask for a link to reset your password.',
  },
  'account.email_taken': { status: 409, message: 'An account with this email already exists' },
  'account.reset_token_invalid': {
    status: 400,
    message: 'This reset link is invalid or has expired. Please request a new one.',
  },
  'account.confirmation_invalid': {
    status: 400,
    message: 'This confirmation link is not complete, or its account is gone.',
  },
  'account.confirmation_expired': {
    status: 400,
    message: 'This confirmation link has expired. Log in and ask for a new one.',
  },

  'profile.incomplete': {
    status: 400,
    message:
      'Please complete your profile first. You need to fill in all basic information, set your pricing, and add at least 3 portfolio items.',
  },
  'profile.published_needs': {
    status: 400,
    message:
      'While your profile is published it has to stay complete. Keep what is named here, or unpublish the profile first.',
  },
  'profile.withheld': {
    status: 409,
    message: 'Your profile was taken offline by Briefcast. Write to us before it can be published again.',
  },
  'creator.not_found': { status: 404, message: 'This creator is not available.' },

  'portfolio.not_found': { status: 404, message: 'This portfolio item does not exist.' },
  'portfolio.media_not_found': {
    status: 400,
    message: 'Upload the file first, or give a full https address.',
  },
  'portfolio.full': { status: 409, message: 'A portfolio holds up to 60 items. Delete one to add another.' },

  'deal.not_found': { status: 404, message: 'The deal you are looking for does not exist.' },
  'deal.creator_unavailable': { status: 404, message: 'This creator is not available for briefs.' },
  'deal.not_your_move': { status: 403, message: 'Only the other side can make this change.' },
  'deal.status_conflict': {
    status: 409,
    message: 'This deal is now “{status}”, so that change is no longer possible.',
  },
  'deal.nothing_submitted': {
    status: 409,
    message: 'Upload at least one file for review before you submit.',
  },
  'deal.not_all_approved': {
    status: 409,
    message: 'Every submitted file must be approved before the deal can be completed.',
  },

  'file.not_found': { status: 404, message: 'This file does not exist.' },
  'file.link_expired': { status: 403, message: 'This link has expired. Reload the page for a new one.' },
  'file.missing': { status: 400, message: 'Choose a file to upload.' },
  'file.type_not_accepted': { status: 415, message: 'This file type is not accepted. {accepted}' },
  'file.too_large': { status: 413, message: 'This file is larger than the limit of {limit}.' },
  'file.unreadable': { status: 400, message: 'This file could not be read. It may be damaged.' },
  'file.too_complex': { status: 400, message: 'This file is more than we can open. {bound}' },
  'file.location_not_removable': {
    status: 400,
    message:
      'This video may tell where it was filmed, and we could not take that out. Save it anew without its location and upload it again.',
  },
  'file.not_cleanable': {
    status: 409,
    message:
      'We could not take the location out of this file. Save it anew without its location and upload it again.',
  },
  'file.too_many_at_once': {
    status: 429,
    message: 'Your last files are still being prepared. Please try again in a moment.',
  },
  'file.busy': {
    status: 503,
    message: 'Many files are being prepared at the moment. Please try again in a moment.',
  },
  'file.upload_incomplete': { status: 400, message: 'The upload was cut off. Please try again.' },
  'file.quota_account': {
    status: 409,
    message:
      'You have used {used} of your {limit} of storage. Delete what you no longer need, or ask the people who run this site for more.',
  },
  'file.quota_media': {
    status: 409,
    message:
      'You have stored {used} of at most {limit} pictures and videos. Remove portfolio items that you no longer need; uploads that were never used go by themselves within a day.',
  },
  'file.quota_deal': {
    status: 409,
    message:
      'The files of this deal take {used} of {limit}. Agree on what is left in its chat, with a link to larger files.',
  },
  'file.quota_deal_files': {
    status: 409,
    message: 'This deal holds {used} of at most {limit} files. Agree on what is left in its chat.',
  },
  'file.not_now': { status: 409, message: 'Files cannot be added while the deal is “{status}”.' },
  'file.already_judged': { status: 409, message: 'This file has already been reviewed.' },
  'file.feedback_required': { status: 400, message: 'Please say what needs to be changed.' },

  'message.not_found': { status: 404, message: 'This message does not exist.' },
  'message.file_not_found': { status: 400, message: 'The file of this message is not part of the deal.' },

  'notification.not_found': { status: 404, message: 'This notification does not exist.' },
  'notification.not_for_role': { status: 400, message: 'Your account is never told of this.' },
  'notification.link_invalid': {
    status: 400,
    message: 'This link is not complete. Open it again from the mail, or log in to change your settings.',
  },

  'preview.address_refused': { status: 400, message: 'This address cannot be previewed.' },

  'admin.bad_password': { status: 401, message: 'Invalid password' },
  'admin.many_guesses': {
    status: 429,
    message:
      'Too many wrong passwords were tried. Sign in where you have signed in before, or restart the server with another ADMIN_PASSWORD.',
  },
  'admin.user_not_found': { status: 404, message: 'This account does not exist.' },
  'admin.job_not_found': { status: 404, message: 'This job was dealt with already.' },

  'service.unavailable': {
    status: 503,
    message: 'Briefcast is not ready yet. Please try again in a moment.',
  },
  'service.busy': {
    status: 503,
    message: 'Briefcast is busy at the moment. Please try again shortly.',
  },
  'service.storage_full': {
    status: 503,
    message: 'There is no room for new files at the moment. Everything else works; please try again later.',
  },
  'service.read_only': {
    status: 503,
    message: 'Briefcast can take no changes at the moment, only show what is there. Please try again later.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** One thing that is wrong with the input: where (a path of keys) and what. */
export interface ErrorDetail {
  path: (string | number)[];
  message: string;
}

interface AppErrorOptions {
  /** Values for the `{placeholders}` of the catalogue's text. */
  params?: Record<string, string>;
  /** Only with status 400. */
  details?: ErrorDetail[];
  /** A whole text instead of the catalogue's, as received from a server of another version. */
  message?: string;
  /** Seconds after which trying again makes sense (429, 503). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A refusal of the catalogue. Thrown by the server, rebuilt from the answer by the client. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const entry = errorCatalogue[code];
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_, key: string) => options.params?.[key] ?? '').trim();
    super(options.message ?? fill(entry.message), { cause: options.cause });
    this.code = code;
    this.status = entry.status;
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether a text is a code of the catalogue, so that an unknown server's code becomes `internal`. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code);
