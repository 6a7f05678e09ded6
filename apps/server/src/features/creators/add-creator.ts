/** A new creator's profile: a name, and what every profile begins with. */
import { type CreatorPricing, defaultTurnaroundDays } from '@briefcast/contract';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { categories, creatorCategories, creators } from '../../platform/database/tables/index.ts';
import { deriveListing } from './derive-listing.ts';

/** Adds the unpublished profile of a new account. */
export async function addCreator(
  tx: Tx,
  { userId, firstName, lastName }: { userId: string; firstName: string; lastName: string },
): Promise<void> {
  await tx.insert(creators).values({
    userId,
    firstName,
    lastName,
    ugcTurnaroundDays: defaultTurnaroundDays.ugc,
    influencerTurnaroundDays: defaultTurnaroundDays.influencer,
  });
  await deriveListing(tx, userId);
}

/** An invented creator, with the names of categories. */
export type SampleCreator = Pick<
  typeof creators.$inferInsert,
  'userId' | 'firstName' | 'lastName' | 'profileImage' | 'bio' | 'location' | 'languages' | 'publishedAt'
> & { pricing: CreatorPricing; categories: readonly string[] };

/** Adds the published profile of an invented creator; call `touchCreator` once the works are there. */
export async function addSampleCreator(
  tx: Tx,
  { pricing, categories: named, ...creator }: SampleCreator,
): Promise<void> {
  await tx.insert(creators).values({ ...creator, ...pricing, isPublished: true, isSample: true });
  const known = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.name, [...named]));
  if (known.length === 0) return;
  await tx
    .insert(creatorCategories)
    .values(known.map(({ id }, position) => ({ creatorId: creator.userId, categoryId: id, position })));
}
