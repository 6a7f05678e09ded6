/** Estimates the remaining time of an upload from its speed since it was started or resumed. */

/** The progress of an upload when it started to send. */
export interface SendingSince {
  /** In milliseconds since 1970. */
  at: number;
  bytes: number;
}

/** Before this time the estimate would be too short, because the first parts only fill buffers. */
const leastMs = 3000;

/** Seconds until all `size` bytes are sent; null while it is too early to say. */
export function secondsLeft(
  since: SendingSince,
  now: number,
  sentBytes: number,
  size: number,
): number | null {
  const passedMs = now - since.at;
  const sent = sentBytes - since.bytes;
  if (passedMs < leastMs || sent <= 0) return null;
  return Math.ceil(((size - sentBytes) * passedMs) / sent / 1000);
}
