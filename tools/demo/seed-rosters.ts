/** The rows of the demo's rosters. */
import type { rosterLists, savedCreators } from '../../apps/server/src/platform/database/tables/index.ts';
import { before, day, idAt } from './moments.ts';
import type { DemoRoster } from './rosters.ts';

/** Ids by the keys of the demo. */
export interface RosterIds {
  brandId: string;
  ownerId: string;
  creatorId: (key: string) => string;
  memberId: (key: string) => string;
}

export interface RosterRows {
  list: typeof rosterLists.$inferInsert;
  saved: (typeof savedCreators.$inferInsert)[];
}

/** A list as old as the first creator on it, and everybody on it; notes are as old as their creators' places. */
export function rosterRows(demo: DemoRoster, ids: RosterIds, now: Date): RosterRows {
  const { brandId } = ids;
  const oldest = Math.max(...demo.saved.map(({ savedDaysAgo }) => savedDaysAgo));
  const createdAt = before(now, oldest * day);
  const listId = idAt(createdAt);
  const saved = demo.saved.map(({ creator, isFavourite, note, noteBy, savedDaysAgo }) => {
    const savedAt = before(now, savedDaysAgo * day);
    const author = noteBy ? ids.memberId(noteBy) : ids.ownerId;
    const noted = { note, noteBy: author, notedAt: savedAt };
    return { brandId, creatorId: ids.creatorId(creator), isFavourite, listIds: [listId], savedAt, ...noted };
  });
  return { list: { id: listId, brandId, name: demo.name, createdAt }, saved };
}
