/**
 * A creator's portfolio: everybody's to see once published, always one's own and the admin's (rules/wire#own-profile).
 */
import { AppError, can, type PortfolioItem } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/actor.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { portfolioOfCreator, wholePortfolioOfCreator } from '../creators/creator-columns.ts';
import { withSignedMedia } from '../media/media-url.ts';

const portfolioById = prepared((db) =>
  db
    .select({
      isPublished: creators.isPublished,
      portfolio: portfolioOfCreator,
      wholePortfolio: wholePortfolioOfCreator,
    })
    .from(creators)
    .where(eq(creators.userId, sql.placeholder('userId')))
    .prepare('portfolio_by_id'),
);

/** In the creator's order. Throws creator.not_found where there is nothing that the caller may know of. */
export async function readPortfolio(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  actor: Caller,
  userId: string,
): Promise<PortfolioItem[]> {
  const [creator] = await portfolioById(db).execute({ userId });
  const isVisible =
    creator && can(actor, 'portfolio.read', { ownerId: userId, isPublished: creator.isPublished });
  if (!isVisible) throw new AppError('creator.not_found');
  const seesAll = can(actor, 'portfolio.remove', { ownerId: userId }) || actor.kind === 'admin';
  const items = seesAll ? creator.wholePortfolio : creator.portfolio;
  return items.map((item) =>
    creator.isPublished && !item.isHeld ? item : withSignedMedia({ keys, clock }, item),
  );
}
