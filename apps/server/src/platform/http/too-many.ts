/** The refusal of a call that comes too often. */
import { AppError } from '@briefcast/contract';

const minute = 60;

/** A wait of more than this many seconds is told with its length. */
const momentSeconds = minute;

/** request.rate_limited if the wait is short, request.try_later if it is longer. */
export function tooMany(milliseconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (retryAfterSeconds <= momentSeconds) return new AppError('request.rate_limited', { retryAfterSeconds });
  return new AppError('request.try_later', {
    retryAfterSeconds,
    params: { seconds: retryAfterSeconds },
  });
}
