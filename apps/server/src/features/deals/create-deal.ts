/** Sending a brief: a deal begins (specification 4 'Brief flow', decisions 4.7). */
import { AppError, type DealState, type NewDeal } from '@briefcast/contract';
import { and, asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  brands,
  categories,
  creatorCategories,
  creators,
  deals,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from './about-deal.ts';
import { activityBy } from './move-deal.ts';

const hour = 60 * 60 * 1000;
/** A date field's day begins at midnight UTC and ends, farthest west, 36 hours later. */
const longestDay = 36 * hour;

const invalid = (field: string, message: string) =>
  new AppError('request.invalid', { details: [{ path: [field], message }] });

/** Refuses a day that is over everywhere on Earth: a date field carries no zone, and "today" is no past. */
function requireFutureDay(deadline: Date, now: Date) {
  if (deadline.getTime() < now.getTime() - longestDay)
    throw invalid('deadline', 'Choose a day that is not in the past.');
}

async function categoryOf(tx: Db, { categoryId, creatorId }: NewDeal): Promise<string | null> {
  if (categoryId) {
    const [known] = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.id, categoryId));
    if (!known) throw invalid('categoryId', 'This category does not exist.');
    return known.id;
  }
  const [first] = await tx
    .select({ id: creatorCategories.categoryId })
    .from(creatorCategories)
    .where(eq(creatorCategories.creatorId, creatorId))
    .orderBy(asc(creatorCategories.position))
    .limit(1);
  return first?.id ?? null;
}

/** Makes the deal and tells the creator. Throws request.invalid or deal.creator_unavailable. */
export async function createDeal(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor & { role: 'BRAND' },
  brief: NewDeal,
): Promise<DealState> {
  const now = clock();
  const deadline = new Date(brief.deadline);
  requireFutureDay(deadline, now);
  return db.transaction(async (tx) => {
    const [creator] = await tx
      .select({ id: creators.userId })
      .from(creators)
      .where(and(eq(creators.userId, brief.creatorId), creators.isPublished));
    if (!creator) throw new AppError('deal.creator_unavailable');
    const [brand] = await tx
      .select({ name: brands.companyName })
      .from(brands)
      .where(eq(brands.userId, actor.userId));
    if (!brand) throw new AppError('auth.session_expired');
    const id = uuidv7();
    await tx.insert(deals).values({
      id,
      title: brief.title,
      description: brief.description,
      budget: brief.budget,
      deadline,
      requirements: brief.requirements ?? [],
      deliverables: brief.deliverables ?? [],
      categoryId: await categoryOf(tx, brief),
      brandId: actor.userId,
      brandName: brand.name,
      creatorId: creator.id,
      createdAt: now,
      ...activityBy('BRAND', now),
    });
    const deal = { id, brandId: actor.userId, creatorId: creator.id };
    await facts.append(tx, { kind: 'deal.created', ...aboutDeal(deal, 'BRAND') });
    return { id, status: 'BRIEF_SENT' };
  });
}
