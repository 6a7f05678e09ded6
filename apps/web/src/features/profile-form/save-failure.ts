import { AppError, type ErrorCode } from '@briefcast/contract';

const endOfSession: readonly ErrorCode[] = ['auth.required', 'auth.session_expired'];

/** Refusals whose own words say what to do. */
const tellsItself: readonly ErrorCode[] = [
  'profile.incomplete',
  'profile.published_needs',
  'profile.withheld',
];

const endsSession = (error: unknown): boolean =>
  error instanceof AppError && endOfSession.includes(error.code);

/**
 * What a failed save says (rules/screens#profile-editors). `otherwise` words what is neither about the session nor
 * about the input.
 */
export function saveFailureText(error: unknown, otherwise: (error: unknown) => string): string {
  if (error instanceof AppError && error.code === 'auth.required')
    return 'Please log in to update your profile';
  if (endsSession(error)) {
    return 'Your session has expired or is invalid. Please log in again to save your profile.';
  }
  if (error instanceof AppError && tellsItself.includes(error.code)) return error.message;
  if (error instanceof AppError && error.details.length > 0) {
    return 'Please fix the validation errors below and try again.';
  }
  return otherwise(error);
}

/** The server's own words, or the given ones where it had none. */
export const reasonOf = (error: unknown, unknown: string): string =>
  error instanceof AppError && error.code !== 'internal' ? error.message : unknown;

/** Whether the server was never reached, or is not ready. */
export const wasUnreachable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'service.unavailable';
