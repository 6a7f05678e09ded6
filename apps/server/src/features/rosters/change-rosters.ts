/** Saves creators, and changes their lists (rules/rosters). */
import {
  AppError,
  mostRosterLists,
  mostSavedCreators,
  type RosterChange,
  type RosterList,
  type SavedCreator,
} from '@briefcast/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type AllowedOrganization, authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, rosterLists, savedCreators } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { lockOrganization } from '../brands/members.ts';
import { readSaved } from './read-rosters.ts';

type Organization = AllowedOrganization<'roster.use'>;

/** Serialises changes of one organisation's rosters, so that limits hold. */
async function lockRosters(tx: Tx, { brandId }: Organization): Promise<void> {
  if (!(await lockOrganization(tx, brandId))) throw new AppError('auth.session_expired');
}

/** Throws roster.list_not_found if one of them is not a list of this organisation. */
async function requireLists(tx: Tx, { brandId }: Organization, listIds: readonly string[]): Promise<void> {
  if (listIds.length === 0) return;
  const known = await tx
    .select({ id: rosterLists.id })
    .from(rosterLists)
    .where(and(eq(rosterLists.brandId, brandId), inArray(rosterLists.id, [...listIds])));
  if (known.length < new Set(listIds).size) throw new AppError('roster.list_not_found');
}

/** Throws roster.full. */
async function requireRoom(tx: Tx, { brandId }: Organization): Promise<void> {
  const [held] = await tx
    .select({ count: count() })
    .from(savedCreators)
    .where(eq(savedCreators.brandId, brandId));
  if ((held?.count ?? 0) >= mostSavedCreators) throw new AppError('roster.full');
}

/**
 * Saves a creator, or changes their lists and note. Returns the new state. Throws creator.not_found for one
 * who is neither published nor saved, roster.list_not_found, roster.full, samplepeople.creator, team.no_organization or
 * auth.wrong_role.
 */
export function saveCreator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  creatorId: string,
  { isFavourite, listIds, note }: RosterChange,
): Promise<SavedCreator> {
  const organization = authorizeOrganization(actor, 'roster.use');
  const { brandId } = organization;
  return db.transaction(async (tx) => {
    const [creator] = await tx
      .select({ isPublished: creators.isPublished, isSample: creators.isSample })
      .from(creators)
      .where(eq(creators.userId, creatorId))
      .for('key share');
    if (creator?.isSample) throw new AppError('samplepeople.creator');
    await lockRosters(tx, organization);
    const itself = and(eq(savedCreators.brandId, brandId), eq(savedCreators.creatorId, creatorId));
    const [before] = await tx.select().from(savedCreators).where(itself);
    if (!creator || !(creator.isPublished || before)) throw new AppError('creator.not_found');
    await requireLists(tx, organization, listIds ?? []);
    if (!before) await requireRoom(tx, organization);
    const noted =
      note === undefined || note === (before?.note ?? '')
        ? {}
        : { note, noteBy: note === '' ? null : actor.userId, notedAt: note === '' ? null : clock() };
    const values = {
      isFavourite: isFavourite ?? before?.isFavourite ?? false,
      listIds: listIds ? [...new Set(listIds)] : (before?.listIds ?? []),
      ...noted,
    };
    if (before) await tx.update(savedCreators).set(values).where(itself);
    else await tx.insert(savedCreators).values({ brandId, creatorId, savedAt: clock(), ...values });
    return readSaved(tx, organization, creatorId);
  });
}

/** Saves a creator who joined by an invitation of the organisation; does nothing where the roster is full. */
export async function saveInvited(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { brandId, creatorId }: { brandId: string; creatorId: string },
): Promise<void> {
  const [held] = await tx
    .select({ count: count() })
    .from(savedCreators)
    .where(eq(savedCreators.brandId, brandId));
  if ((held?.count ?? 0) >= mostSavedCreators) return;
  await tx
    .insert(savedCreators)
    .values({ brandId, creatorId, isFavourite: false, savedAt: clock() })
    .onConflictDoNothing();
}

/** Removes a creator from all lists, with the note; does nothing if they are not saved. */
export async function removeSaved(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  creatorId: string,
): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'roster.use');
  await db
    .delete(savedCreators)
    .where(and(eq(savedCreators.brandId, brandId), eq(savedCreators.creatorId, creatorId)));
}

/** Creates a list. Throws roster.many_lists or roster.name_taken. */
export async function addList(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  actor: UserActor,
  name: string,
): Promise<RosterList> {
  const organization = authorizeOrganization(actor, 'roster.use');
  await lockRosters(tx, organization);
  const own = eq(rosterLists.brandId, organization.brandId);
  const [held] = await tx.select({ count: count() }).from(rosterLists).where(own);
  if ((held?.count ?? 0) >= mostRosterLists) throw new AppError('roster.many_lists');
  const list = { id: uuidv7(), name };
  await tx.insert(rosterLists).values({ ...list, brandId: organization.brandId, createdAt: clock() });
  return list;
}

/** Renames a list. Throws roster.list_not_found or roster.name_taken. */
export async function renameList(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  list: RosterList,
): Promise<RosterList> {
  const { brandId } = authorizeOrganization(actor, 'roster.use');
  const [renamed] = await db
    .update(rosterLists)
    .set({ name: list.name })
    .where(and(eq(rosterLists.id, list.id), eq(rosterLists.brandId, brandId)))
    .returning({ id: rosterLists.id, name: rosterLists.name });
  if (!renamed) throw new AppError('roster.list_not_found');
  return renamed;
}

/** Deletes a list. Creators who were in no other list stay saved, without a list. Throws roster.list_not_found. */
export async function removeList({ db }: Pick<Deps, 'db'>, actor: UserActor, id: string): Promise<void> {
  const organization = authorizeOrganization(actor, 'roster.use');
  const { brandId } = organization;
  await db.transaction(async (tx) => {
    await lockRosters(tx, organization);
    const [removed] = await tx
      .delete(rosterLists)
      .where(and(eq(rosterLists.id, id), eq(rosterLists.brandId, brandId)))
      .returning({ id: rosterLists.id });
    if (!removed) throw new AppError('roster.list_not_found');
    await tx
      .update(savedCreators)
      .set({ listIds: sql`array_remove(${savedCreators.listIds}, ${id}::uuid)` })
      .where(and(eq(savedCreators.brandId, brandId), sql`${id}::uuid = any(${savedCreators.listIds})`));
  });
}
