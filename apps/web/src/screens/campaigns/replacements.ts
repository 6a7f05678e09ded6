/** Creators of a list who can take the place of one who declined. */
import type { PublicCreator, RosterCreator, Rosters } from '@briefcast/contract';

/** A list by its id; everybody who is saved where it is empty. */
export type ListId = string;

/** Published creators of a list, in its order, whom the campaign has not asked yet. */
export function nextOfList(
  rosters: Rosters,
  creators: readonly RosterCreator[],
  { list, asked }: { list: ListId; asked: ReadonlySet<string> },
): PublicCreator[] {
  const byId = new Map(creators.map(({ creatorId, creator }) => [creatorId, creator]));
  return rosters.saved
    .filter(({ creatorId, listIds }) => !asked.has(creatorId) && (list === '' || listIds.includes(list)))
    .flatMap(({ creatorId }) => byId.get(creatorId) ?? []);
}
