/** Places of a deal's files in a list: a new version takes the place of the first. */

/** The part of a file, or of its row, that says of which it is a version: the id of the first one, or nothing. */
interface Placed {
  id: string;
  stackId?: string | null | undefined;
}

/** These files, each in the place that the first version of it has among all of the deal. */
export function inTheirPlaces<F extends Placed>(files: readonly F[], all: readonly { id: string }[]): F[] {
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const placeOf = ({ id, stackId }: F): number => places.get(stackId ?? id) ?? places.get(id) ?? all.length;
  return files.toSorted((one, other) => placeOf(one) - placeOf(other));
}
