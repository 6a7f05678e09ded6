/** J, K and L as in cutting rooms: back, stop, forward; pressed again it goes twice and four times as fast. */

const fastest = 4;

/** How fast the film goes after the key, negative backwards, when it goes this fast now; 0 is at rest. */
export function shuttle(running: number, key: 'j' | 'k' | 'l'): number {
  if (key === 'k') return 0;
  const direction = key === 'l' ? 1 : -1;
  const isSameWay = Math.sign(running) === direction;
  return direction * (isSameWay ? Math.min(Math.abs(running) * 2, fastest) : 1);
}
