/** Changes to a brand's profile (rules/wire#partial-updates). */
import { AppError, type BrandProfileUpdate, socialPlatforms } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { brands } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPublicWebAddress } from '../../platform/public-address.ts';
import { ownImageAddress } from '../media/own-image.ts';

/** The columns that hold a list or colours: null clears them to their empty value. */
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

const linkFields = [
  'website',
  ...(Object.keys(socialPlatforms) as (keyof typeof socialPlatforms)[]),
] as const;

/** Creators follow these links: into the public internet and nowhere else. */
function requirePublicLinks(update: BrandProfileUpdate): void {
  const wrong = linkFields.filter((field) => {
    const address = update[field];
    return address && !isPublicWebAddress(address);
  });
  if (wrong.length === 0) return;
  const findings = wrong.map((field) => ({ path: [field], code: 'address.not_public' as const }));
  throw new AppError('request.invalid', { findings });
}

/**
 * Applies the fields that are there; absent ones stay, null and blank texts clear. Throws request.invalid for a link
 * or a picture that is not in the public internet, auth.session_expired for a brand that is gone.
 */
export async function updateBrandProfile(
  { db, facts }: Pick<Deps, 'db' | 'facts'>,
  brandId: string,
  update: BrandProfileUpdate,
): Promise<void> {
  requirePublicLinks(update);
  const given = { ...update, profileImage: await ownImageAddress(db, brandId, update.profileImage) };
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
      .where(eq(brands.userId, brandId))
      .returning({ id: brands.userId });
    if (!changed) throw new AppError('auth.session_expired');
    await facts.append(tx, { kind: 'brand.changed', actor: 'BRAND', actorId: brandId, subjectId: brandId });
  });
}
