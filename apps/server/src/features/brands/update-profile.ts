/** Changes to a brand's profile (rules/wire#partial-updates). */
import { AppError, type BrandProfileUpdate, socialFields } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPublicWebAddress } from '../../platform/public-address.ts';
import { ownImageAddress } from '../media/own-image.ts';

/** The columns that hold a list or colours: null resets them to their empty value. */
const emptyValues = {
  brandColors: { primary: '', secondary: '', accent: '' },
  brandFonts: [],
  targetLocation: [],
  targetInterests: [],
  contentDos: [],
  contentDonts: [],
  hashtagGuidelines: [],
} satisfies Partial<typeof brands.$inferInsert>;

const isEmptyable = (field: string): field is keyof typeof emptyValues => Object.hasOwn(emptyValues, field);

const linkFields = ['website', ...socialFields] as const;

/** Creators follow these links, so they must be public. */
function requirePublicLinks(update: BrandProfileUpdate): void {
  const wrong = linkFields.filter((field) => {
    const address = update[field];
    return address && !isPublicWebAddress(address);
  });
  if (wrong.length === 0) return;
  const findings = wrong.map((field) => ({ path: [field], code: 'address.not_public' as const }));
  throw new AppError('request.invalid', { findings });
}

/** A logo that a colleague uploaded may stay; a new one must be the actor's own upload. Throws as `ownImageAddress`. */
async function logoAddress(
  db: Reader,
  { userId }: UserActor,
  brandId: string,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  const [current] = await db
    .select({ profileImage: brands.profileImage })
    .from(brands)
    .where(eq(brands.id, brandId));
  return address && address === current?.profileImage ? undefined : ownImageAddress(db, userId, address);
}

/**
 * Applies the given fields; absent ones stay, null and blank texts clear. Throws request.invalid for a link
 * or a picture that is not in the public internet, auth.session_expired for a deleted brand,
 * team.role_too_small and team.no_organization.
 */
export async function updateBrandProfile(
  { db, facts }: Pick<Deps, 'db' | 'facts'>,
  actor: UserActor,
  update: BrandProfileUpdate,
): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'profile.edit');
  requirePublicLinks(update);
  const profileImage = await logoAddress(db, actor, brandId, update.profileImage);
  const given = { ...update, profileImage };
  const changes = Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [
        field,
        value === null && isEmptyable(field) ? emptyValues[field] : value === '' ? null : value,
      ]),
  ) as Partial<typeof brands.$inferInsert>;
  if (Object.keys(changes).length === 0) return;
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(brands)
      .set(changes)
      .where(eq(brands.id, brandId))
      .returning({ id: brands.id });
    if (!changed) throw new AppError('auth.session_expired');
    await facts.append(tx, {
      kind: 'brand.changed',
      actor: 'BRAND',
      actorId: actor.userId,
      brandId,
      subjectId: brandId,
    });
  });
}
