/** Sending a brief: a deal begins (rules/deals#brief). */
import {
  AppError,
  canBeBriefed,
  type DealState,
  defaultCurrency,
  defaultRounds,
  longestMonths,
  type NewDeal,
} from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { isPersonSuspended } from '../../platform/auth/suspended.ts';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { isBlockedByCreator } from '../blocks/blocked.ts';
import { holdCredits } from '../ledger/credits-of-deals.ts';
import { aboutDeal } from './about-deal.ts';
import { holdCampaignOfBriefs, putIntoCampaign } from './campaign-of-deals.ts';
import { freezeBrief, kindsOf } from './freeze-brief.ts';
import { requireFutureDay } from './require-future-day.ts';
import { writeBrief } from './write-brief.ts';

/**
 * Reads everything for a brief in one statement: the creator, the category, the brand's name and guidelines. The
 * creator's profile is held, as the brand's is by the deal's row: an unpublication or a deletion comes before the
 * brief, or waits for it.
 */
const briefFacts = prepared((db) =>
  db
    .select({
      brandName: brands.companyName,
      guidelines: {
        contentDos: brands.contentDos,
        contentDonts: brands.contentDonts,
        hashtagGuidelines: brands.hashtagGuidelines,
        mentionRequirements: brands.mentionRequirements,
      },
      isPublished: sql<boolean>`coalesce((select c.is_published from creators c
        where c.user_id = ${sql.placeholder('creatorId')}::uuid for share), false)`,
      isHeld: sql<boolean>`(coalesce((select c.withheld_at is not null from creators c
        where c.user_id = ${sql.placeholder('creatorId')}::uuid), true)
        or ${isPersonSuspended(sql`${sql.placeholder('creatorId')}::uuid`)})`,
      isInvited: sql<boolean>`exists (select from own_people o
        where o.creator_id = ${sql.placeholder('creatorId')}::uuid and o.brand_id = ${sql.placeholder('brandId')}::uuid)`,
      isBlocked: sql<boolean>`${isBlockedByCreator(sql`${sql.placeholder('brandId')}::uuid`, sql`${sql.placeholder('creatorId')}::uuid`)}`,
      isSample: sql<boolean>`coalesce((select c.is_sample from creators c
        where c.user_id = ${sql.placeholder('creatorId')}::uuid), false)`,
      isCategoryKnown: sql<boolean>`exists (select from categories g
        where g.id = ${sql.placeholder('categoryId')}::uuid)`,
      /** The creator's first: the category of a brief that names none. */
      firstCategoryId: sql<string | null>`(select cc.category_id from creator_categories cc
        where cc.creator_id = ${sql.placeholder('creatorId')}::uuid order by cc.position limit 1)`,
    })
    .from(brands)
    .where(eq(brands.id, sql.placeholder('brandId')))
    .prepare('brief_facts'),
);

/**
 * Makes the deal, tells the creator and holds the brand's credit. Throws billing.no_credits, campaign.not_found,
 * campaign.archived and what `makeDeal` throws.
 */
export async function createDeal(
  deps: Pick<TxDeps, 'facts' | 'clock' | 'settings'>,
  tx: Tx,
  actor: UserActor & { role: 'BRAND' },
  brief: NewDeal,
): Promise<DealState> {
  const { brandId } = authorizeOrganization(actor, 'brief.send');
  await holdCampaignOfBriefs(tx, actor, brief.campaignId);
  const deal = await makeDeal(deps, tx, actor, brief);
  if (brief.campaignId) await putIntoCampaign(tx, brief.campaignId, [deal.id]);
  await holdCredits(deps, tx, { brandId, userId: actor.userId }, [deal.id]);
  return deal;
}

/**
 * Makes the deal and tells the creator; the caller holds the credit for it, after every deal of its transaction. Throws
 * request.invalid, samplepeople.creator, deal.creator_unavailable, team.role_too_small or team.no_organization.
 */
export async function makeDeal(
  { facts, clock, settings }: Pick<TxDeps, 'facts' | 'clock' | 'settings'>,
  tx: Tx,
  actor: UserActor & { role: 'BRAND' },
  brief: NewDeal,
): Promise<DealState> {
  const { brandId } = authorizeOrganization(actor, 'brief.send');
  const now = clock();
  const deadline = new Date(brief.deadline);
  requireFutureDay(deadline, now);
  if (brief.rights && brief.licenceMonths !== undefined) throw invalid('licenceMonths', 'rights.said_twice');
  const { creatorId, categoryId = null } = brief;
  const [known] = await briefFacts(tx).execute({ creatorId, categoryId, brandId });
  if (!known) throw new AppError('auth.session_expired');
  if (known.isSample) throw new AppError('samplepeople.creator');
  if (!canBeBriefed(known)) throw new AppError('deal.creator_unavailable');
  if (categoryId && !known.isCategoryKnown) throw invalid('categoryId', 'category.unknown');
  const id = uuidv7();
  const deal = {
    id,
    title: brief.title,
    description: brief.description,
    budget: brief.budget,
    currency: brief.currency ?? defaultCurrency,
    deadline,
    requirements: brief.requirements ?? [],
    deliverables: kindsOf(brief),
    roundsIncluded: brief.rounds ?? defaultRounds,
    paymentDays: brief.paymentDays ?? settings.now().termsOfPaymentDays,
    depositPercent: brief.deposit?.percent ?? null,
    depositDays: brief.deposit?.days ?? null,
    licenceMonths: brief.rights ? longestMonths(brief.rights) : (brief.licenceMonths ?? null),
    exclusivityMonths: brief.exclusivity?.months ?? null,
    exclusivityCategory: brief.exclusivity?.category ?? null,
    rights: brief.rights ?? null,
    sample: brief.sample ?? null,
    categoryId: categoryId ?? known.firstCategoryId,
    brandId,
    brandName: known.brandName,
    creatorId,
    sentBy: actor.userId,
    createdAt: now,
  };
  await writeBrief(tx, deal, freezeBrief(brief, known.guidelines));
  await facts.append(tx, { kind: 'deal.created', ...aboutDeal(deal, actor) });
  return { id, status: 'BRIEF_SENT' };
}
