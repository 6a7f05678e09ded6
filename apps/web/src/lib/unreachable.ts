import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/** The error of a call that did not reach the server. */
export function unreachable(cause?: unknown): AppError {
  return new AppError('service.unavailable', {
    message: m.call_unreachable(),
    cause,
  });
}
