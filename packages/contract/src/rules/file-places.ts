/** Where the files of a deal stand in a list: a new version in the place of the first. */
import type { DealFile } from '../schemas/file.ts';

/** These files, each in the place that the first version of it has among all of the deal. */
export function inTheirPlaces<F extends Pick<DealFile, 'id' | 'stackId'>>(
  files: readonly F[],
  all: readonly Pick<DealFile, 'id'>[],
): F[] {
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const placeOf = ({ id, stackId }: F): number => places.get(stackId ?? id) ?? places.get(id) ?? all.length;
  return files.toSorted((one, other) => placeOf(one) - placeOf(other));
}
