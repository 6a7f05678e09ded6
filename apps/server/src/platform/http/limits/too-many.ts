/** The refusal of a call that comes too often. */
import { AppError } from '@briefcast/contract';
import { limits } from './table.ts';

const { shortWait, longWait } = limits.calls;

/** request.rate_limited if the wait is short, request.try_later, which tells its length, if it is longer. */
export function tooMany(milliseconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (retryAfterSeconds <= shortWait.mostSeconds)
    return new AppError(shortWait.refusal, { retryAfterSeconds });
  return new AppError(longWait.refusal, {
    retryAfterSeconds,
    params: { seconds: retryAfterSeconds },
  });
}
