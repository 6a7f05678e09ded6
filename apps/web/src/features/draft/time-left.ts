/** How long an upload still takes, by how fast it has been since it was begun or resumed. */

/** Where an upload stood when it began to send. */
export interface SendingSince {
  /** Milliseconds since 1970. */
  at: number;
  bytes: number;
}

/** Before that the first parts, which fill buffers, would promise too much. */
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
