/** The refusal of a call that comes too often. */
import { AppError } from '@briefcast/contract';

const minute = 60;
const hour = 60 * minute;

/** A length of time in words, rounded up: `40 seconds`, `3 minutes`, `24 hours`. */
export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds < 2 * minute
      ? [seconds, 'second']
      : seconds < 2 * hour
        ? [Math.ceil(seconds / minute), 'minute']
        : [Math.ceil(seconds / hour), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A wait of more than this is told with its length. */
const momentSeconds = minute;

/** request.rate_limited where a moment's patience helps, request.try_later where it takes longer. */
export function tooMany(milliseconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (retryAfterSeconds <= momentSeconds) return new AppError('request.rate_limited', { retryAfterSeconds });
  return new AppError('request.try_later', {
    retryAfterSeconds,
    params: { wait: waitInWords(retryAfterSeconds) },
  });
}
