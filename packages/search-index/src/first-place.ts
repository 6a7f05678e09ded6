/**
 * Searches by halves for the first place that is behind, as all later ones are; `length` if none is. Places begin at 0.
 */
export function firstPlace(length: number, isBehind: (place: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
