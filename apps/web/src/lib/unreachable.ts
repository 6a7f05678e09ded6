import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/** The error of a call that did not reach the server. */
export function unreachable(cause?: unknown): AppError {
  return new AppError('service.unavailable', {
    message: m.call_unreachable(),
    cause,
  });
}

/** Whether a call did not reach the server, or found it unable to answer anybody. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'service.unavailable';
