/** Castings under work, which everybody of the team who posts castings goes on with (rules/castings#drafts). */
import {
  AppError,
  type CastingDraft,
  type CastingDraftTerms,
  castingLimits,
  type KeptCastingDraft,
  withDefaults,
} from '@briefcast/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { brands, castingDrafts } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';

const draftColumns = {
  id: castingDrafts.id,
  terms: castingDrafts.terms,
  savedAt: castingDrafts.savedAt,
  by: personOf(sql`${castingDrafts.savedBy}`),
};

const rowsOf = (db: Reader, condition: ReturnType<typeof and>) =>
  db
    .select(draftColumns)
    .from(castingDrafts)
    .where(condition)
    .orderBy(desc(castingDrafts.savedAt), desc(castingDrafts.id));

const present = ({ by, savedAt, ...draft }: Awaited<ReturnType<typeof rowsOf>>[number]): CastingDraft => ({
  ...draft,
  savedAt: savedAt.toISOString(),
  savedBy: by ? `${by.firstName ?? ''} ${by.lastName ?? ''}`.trim() || null : null,
});

const ofBrand = (brandId: string, id?: string) =>
  and(eq(castingDrafts.brandId, brandId), id === undefined ? undefined : eq(castingDrafts.id, id));

/** All of the organisation's, the last saved first. Throws team.role_too_small and team.no_organization. */
export async function readCastingDrafts(db: Reader, actor: UserActor): Promise<CastingDraft[]> {
  const { brandId } = authorizeOrganization(actor, 'casting.post');
  return (await rowsOf(db, ofBrand(brandId))).map(present);
}

/** Throws casting.draft_gone. */
async function readOne(db: Reader, brandId: string, id: string): Promise<CastingDraft> {
  const [row] = await rowsOf(db, ofBrand(brandId, id));
  if (!row) throw new AppError('casting.draft_gone');
  return present(row);
}

const keptOf = (terms: CastingDraftTerms): KeptCastingDraft => ({
  ...terms,
  deliverableWishes: terms.deliverableWishes.map(withDefaults),
});

/** Keeps a new one. Throws casting.many_drafts, team.role_too_small and team.no_organization. */
export async function createCastingDraft(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  actor: UserActor,
  terms: CastingDraftTerms,
): Promise<CastingDraft> {
  const { brandId } = authorizeOrganization(actor, 'casting.post');
  // Serializes concurrent requests: the second counts the first.
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update');
  const [kept] = await tx.select({ count: count() }).from(castingDrafts).where(ofBrand(brandId));
  if ((kept?.count ?? 0) >= castingLimits.drafts)
    throw new AppError('casting.many_drafts', { params: { limit: castingLimits.drafts } });
  const id = uuidv7();
  await tx
    .insert(castingDrafts)
    .values({ id, brandId, terms: keptOf(terms), savedBy: actor.userId, savedAt: clock() });
  return readOne(tx, brandId, id);
}

/**
 * Saves the present terms: of two people the later one wins. Throws casting.draft_gone for one that was posted or
 * dropped, team.role_too_small and team.no_organization.
 */
export async function saveCastingDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  id: string,
  terms: CastingDraftTerms,
): Promise<CastingDraft> {
  const { brandId } = authorizeOrganization(actor, 'casting.post');
  await db
    .update(castingDrafts)
    .set({ terms: keptOf(terms), savedBy: actor.userId, savedAt: clock() })
    .where(ofBrand(brandId, id));
  return readOne(db, brandId, id);
}

/** Drops it; nothing happens where it is gone. Throws team.role_too_small and team.no_organization. */
export async function removeCastingDraft(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  id: string,
): Promise<Record<string, never>> {
  const { brandId } = authorizeOrganization(actor, 'casting.post');
  await db.delete(castingDrafts).where(ofBrand(brandId, id));
  return {};
}

/** Deletes the draft of a posted casting. */
export const dropPostedDraft = (tx: Tx, brandId: string, id: string) =>
  tx.delete(castingDrafts).where(ofBrand(brandId, id));
