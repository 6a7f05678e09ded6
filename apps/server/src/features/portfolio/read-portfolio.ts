/**
 * A creator's portfolio: visible to everybody once published, always to its creator and the admin
 * (rules/wire#own-profile).
 */
import { AppError, can, type PortfolioItem } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/actor.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { withSignedMedia } from '../media/media-url.ts';
import { portfolioOfCreator, wholePortfolioOfCreator } from '../media/portfolio-of-creator.ts';

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

/** In the creator's order. Throws creator.not_found if the caller may see nothing of it. */
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
