import { AppError, type ErrorCode, isEndOfSession } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/** Refusals whose own words say what to do. */
const tellsItself: readonly ErrorCode[] = [
  'profile.incomplete',
  'profile.published_needs',
  'profile.withheld',
];

const endsSession = (error: unknown): boolean => error instanceof AppError && isEndOfSession(error.code);

/**
 * Message for a failed save (rules/screens#profile-editors). `otherwise` words failures unrelated to the session and
 * the input.
 */
export function saveFailureText(error: unknown, otherwise: (error: unknown) => string): string {
  if (error instanceof AppError && error.code === 'auth.required') return m.profile_log_in_to_update();
  if (endsSession(error)) {
    return m.profile_session_over();
  }
  if (error instanceof AppError && tellsItself.includes(error.code)) return error.message;
  if (error instanceof AppError && error.details.length > 0) {
    return m.profile_fix_errors();
  }
  return otherwise(error);
}

/** The server's own words, or the given ones where it had none. */
export const reasonOf = (error: unknown, unknown: string): string =>
  error instanceof AppError && error.code !== 'internal' ? error.message : unknown;

/** Whether the server was never reached, or is not ready. */
export const wasUnreachable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'service.unavailable';
