import { AppError } from '@briefcast/contract';

/** What a call rejects with when the server was not reached. */
export function unreachable(cause?: unknown): AppError {
  return new AppError('service.unavailable', {
    message: 'Briefcast could not be reached. Please check your connection and try again.',
    cause,
  });
}
