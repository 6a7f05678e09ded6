import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/** What a call rejects with when the server was not reached. */
export function unreachable(cause?: unknown): AppError {
  return new AppError('service.unavailable', {
    message: m.call_unreachable(),
    cause,
  });
}
