/** A creator as the board looks at them for what fits (rules/castings#fit). */
import { AppError, type FittingCreator } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import { creatorColumns } from '../creators/creator-columns.ts';

const fittingColumns = {
  currency: creatorColumns.currency,
  languages: creatorColumns.languages,
  categories: creatorColumns.categories,
  ugcVideoPricing: creatorColumns.ugcVideoPricing,
  ugcPhotoPricing: creatorColumns.ugcPhotoPricing,
  ugcTurnaroundDays: creatorColumns.ugcTurnaroundDays,
  influencerReelPricing: creatorColumns.influencerReelPricing,
  influencerStoryPricing: creatorColumns.influencerStoryPricing,
  influencerTurnaroundDays: creatorColumns.influencerTurnaroundDays,
};

/** Throws auth.session_expired where the account is gone. */
export async function readFittingCreator(db: Reader, { userId }: UserActor): Promise<FittingCreator> {
  const [creator] = await db.select(fittingColumns).from(creators).where(eq(creators.userId, userId));
  if (!creator) throw new AppError('auth.session_expired');
  return creator;
}
