/** The creators and lists that a brand has saved (rules/rosters). */
import {
  AppError,
  type PublicCreator,
  type RosterCreator,
  type Rosters,
  type SavedCreator,
} from '@briefcast/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { AllowedOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { creators, rosterLists, savedCreators } from '../../platform/database/tables/index.ts';
import { personOf } from '../accounts/person.ts';
import { creatorColumns } from '../creators/creator-columns.ts';
import { completedDeals, type WorkFactsReader } from '../creators/work-facts.ts';

type Organization = AllowedOrganization<'roster.use'>;

const savedWhere = (db: Reader, condition: ReturnType<typeof and>) =>
  db
    .select({
      creatorId: savedCreators.creatorId,
      isFavourite: savedCreators.isFavourite,
      // A list that was deleted since is left out.
      listIds: sql<string[]>`array(select l.id from roster_lists l
        where l.brand_id = "saved_creators"."brand_id" and l.id = any("saved_creators"."list_ids") order by l.id)`,
      note: savedCreators.note,
      by: personOf(sql`${savedCreators.noteBy}`),
      notedAt: savedCreators.notedAt,
    })
    .from(savedCreators)
    .where(condition)
    .orderBy(desc(savedCreators.savedAt), desc(savedCreators.creatorId));

type SavedRow = Awaited<ReturnType<typeof savedWhere>>[number];

const presentSaved = ({ by, notedAt, ...row }: SavedRow): SavedCreator => ({
  ...row,
  noteBy: by ? `${by.firstName ?? ''} ${by.lastName ?? ''}`.trim() || null : null,
  notedAt: notedAt?.toISOString() ?? null,
});

/** All lists by name, and all saved creators. */
export async function readRosters(db: Reader, { brandId }: Organization): Promise<Rosters> {
  const lists = await db
    .select({ id: rosterLists.id, name: rosterLists.name })
    .from(rosterLists)
    .where(eq(rosterLists.brandId, brandId))
    .orderBy(asc(rosterLists.name), asc(rosterLists.id));
  const saved = await savedWhere(db, eq(savedCreators.brandId, brandId));
  return { lists, saved: saved.map(presentSaved) };
}

/** A saved creator. Throws creator.not_found for one who is not saved. */
export async function readSaved(
  db: Reader,
  { brandId }: Organization,
  creatorId: string,
): Promise<SavedCreator> {
  const [row] = await savedWhere(
    db,
    and(eq(savedCreators.brandId, brandId), eq(savedCreators.creatorId, creatorId)),
  );
  if (!row) throw new AppError('creator.not_found');
  return presentSaved(row);
}

/** Accepted deals of the row's creator with this brand, and how many of them are still open. */
const projectsWith = (brandId: string, condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from deals d where d.creator_id = "creators"."user_id"
    and d.brand_id = ${brandId}::uuid and ${condition})`;

/** All saved creators, as the page of rosters shows them; unpublished ones with their name only. */
export async function readRosterCreators(
  { db, workFacts }: { db: Reader; workFacts: WorkFactsReader },
  { brandId }: Organization,
): Promise<RosterCreator[]> {
  const rows = await db
    .select({
      ...creatorColumns,
      completed: completedDeals,
      isInvited: sql<boolean>`exists (select from own_people o
        where o.creator_id = "creators"."user_id" and o.brand_id = ${brandId}::uuid)`,
      projects: projectsWith(brandId, sql`d.status not in ('BRIEF_SENT', 'REJECTED', 'CANCELLED')`),
      running: projectsWith(
        brandId,
        sql`d.status not in ('BRIEF_SENT', 'REJECTED', 'CANCELLED', 'COMPLETED')`,
      ),
    })
    .from(savedCreators)
    .innerJoin(creators, eq(creators.userId, savedCreators.creatorId))
    .where(eq(savedCreators.brandId, brandId))
    .orderBy(desc(savedCreators.savedAt), desc(savedCreators.creatorId));
  // Nothing else is shown of an unpublished creator.
  const facts = await workFacts.find(rows.filter(({ isPublished }) => isPublished));
  return rows.map(({ completed: _, projects, running, isInvited, ...creator }) => ({
    creatorId: creator.id,
    name: `${creator.firstName} ${creator.lastName}`,
    creator: creator.isPublished ? (creator satisfies PublicCreator) : null,
    facts: facts.get(creator.id) ?? null,
    isInvited,
    projects,
    running,
  }));
}
