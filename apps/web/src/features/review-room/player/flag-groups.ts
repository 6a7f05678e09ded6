/** Which flags of a timeline stand so near each other that one of them would cover the next. */
import type { RoomMarker } from '../room.ts';

/**
 * Returns the markers in the order of the film, those together that begin less than a place apart; `last` is the film's
 * last frame, `places` how many flags stand beside each other in the timeline's width, 0 while that is not known.
 */
export function flagGroups(markers: readonly RoomMarker[], last: number, places: number): RoomMarker[][] {
  const ordered = markers.toSorted((one, other) => one.from - other.from);
  if (places < 1) return ordered.map((marker) => [marker]);
  const room = Math.max(1, last) / places;
  const groups: RoomMarker[][] = [];
  for (const marker of ordered) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && marker.from - first.from < room) group.push(marker);
    else groups.push([marker]);
  }
  return groups;
}
