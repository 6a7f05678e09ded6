/** Where the loupe stands while a finger draws. */

/** The loupe's diameter in pixels of the page. */
export const loupeSize = 112;
/** From the finger's middle to the loupe's: what a fingertip covers is not between them. */
const away = 108;
/** Between the loupe and the window's edge. */
const edge = 8;

interface Place {
  x: number;
  y: number;
}

/**
 * The middle of the loupe for a finger, both in pixels of the window: above it, and beside it where there is no room
 * above, on the side that has more of it.
 */
export function loupePlace(finger: Place, window: { width: number; height: number }): Place {
  const least = loupeSize / 2 + edge;
  const within = (value: number, size: number) => Math.max(least, Math.min(size - least, value));
  if (finger.y - away >= least) return { x: within(finger.x, window.width), y: finger.y - away };
  const side = finger.x > window.width / 2 ? -away : away;
  return { x: within(finger.x + side, window.width), y: within(finger.y, window.height) };
}
