/** The lists of both dashboards: one prepared statement for each side (rules/deals#tabs, rules/deals#lists). */
import {
  type BrandDealsQuery,
  type DealFold,
  type DealListItem,
  type DealPage,
  type DealStatus,
  type DealTab,
  dealFolds,
  dealProgress,
  dealTabs,
  partyId,
  type Role,
  sentBackStatuses,
  statusesOfFold,
  statusesOfTab,
} from '@briefcast/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isFoundIn, patternsOfSearch } from '../../platform/database/folded.ts';
import { isoMoment, isoOf } from '../../platform/database/iso-moment.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, categories, creators, dealReads, deals } from '../../platform/database/tables/index.ts';
import { valueList } from '../../platform/database/value-list.ts';
import { isPartyAs } from '../parties/party.ts';
import { brandNameOfDeal } from '../parties/party-names.ts';
import { markedAsPaidCents } from '../payouts/rest.ts';
import { additionsToAnswer, totalCents } from './additions-of-deal.ts';
import { isCurrentDeliverable } from './file-rows.ts';
import { isBriefReplacedOfDeal, openProposalOfDeal } from './proposal-rows.ts';
import { hasSampleOut, presentSampleState, sampleStateOfDeal } from './sample-of-deal.ts';

const currentFiles = sql`from files f where f.deal_id = "deals"."id" and ${isCurrentDeliverable}`;

/** Counts of the current deliverables as JSON (rules/deals#review). */
const contentSummary = sql<DealListItem['contentSummary'] & { lastSubmission: string | null }>`(
  select json_build_object(
    'totalFiles', count(*),
    'pendingReview', count(*) filter (where f.status = 'PENDING'),
    'approved', count(*) filter (where f.status = 'APPROVED'),
    'needsRevision', count(*) filter (where f.status in (${valueList(sentBackStatuses)})),
    'lastSubmission', max(coalesce(f.submitted_at, f.created_at))) ${currentFiles})`;

/** Pieces that the brief asks for. */
const askedPieces = sql<number>`(select coalesce(sum(w.count), 0)::int from deal_deliverables w
  where w.deal_id = "deals"."id")`;

/** Part of the price that the brand marked as paid, whether or not the creator confirmed it. */
const paidCents = sql<number>`coalesce((select ${markedAsPaidCents} from payouts where payouts.deal_id = "deals"."id"), 0)`;

/** Deals that a list is about: all of the party, or those of a campaign of the brand, or of none. */
type ListedDeals = 'ALL' | 'OF_CAMPAIGN' | 'OF_NO_CAMPAIGN';

const isIn: Record<ListedDeals, SQL | undefined> = {
  ALL: undefined,
  // The campaign's own index leads to its deals, however many the brand has.
  OF_CAMPAIGN: sql`${deals.id} in (select g.deal_id from deal_campaigns g
    where g.campaign_id = ${sql.placeholder('campaignId')}::uuid)`,
  OF_NO_CAMPAIGN: sql`not exists (select from deal_campaigns g where g.deal_id = ${deals.id})`,
};

function listStatement(db: Reader, role: Role, listed: ListedDeals = 'ALL') {
  const ofCampaign = (column: SQL) => sql<number | null>`${listed === 'OF_CAMPAIGN' ? column : sql`null`}`;
  const otherActedAt = role === 'BRAND' ? deals.creatorActedAt : deals.brandActedAt;
  const otherMessages = role === 'BRAND' ? deals.creatorMessages : deals.brandMessages;
  const statuses = sql`${sql.placeholder('statuses')}::text[]`;
  const isOfStatuses = sql`(${statuses} is null or ${deals.status}::text = any(${statuses}))`;
  const fold = sql`${sql.placeholder('fold')}::text`;
  const creator = sql`${sql.placeholder('creatorId')}::uuid`;
  const otherName =
    role === 'BRAND' ? sql`concat_ws(' ', ${creators.firstName}, ${creators.lastName})` : brandNameOfDeal;
  return db
    .select({
      id: deals.id,
      title: deals.title,
      description: deals.description,
      status: deals.status,
      budget: deals.budget,
      total: totalCents,
      currency: deals.currency,
      roundsIncluded: deals.roundsIncluded,
      deadline: isoOf(deals.deadline),
      createdAt: isoOf(deals.createdAt),
      lastActivity: isoOf(deals.lastActivityAt),
      categoryName: categories.name,
      brandName: brandNameOfDeal,
      brandImage: brands.profileImage,
      creator: {
        id: creators.userId,
        firstName: creators.firstName,
        lastName: creators.lastName,
        profileImage: creators.profileImage,
      },
      unreadMessages: sql<number>`${otherMessages} - coalesce(${dealReads.seenMessages}, 0)`,
      hasNewActivity: sql<boolean>`coalesce(${otherActedAt} > coalesce(${dealReads.readAt}, 'epoch'::timestamptz), false)`,
      contentSummary,
      openProposal: openProposalOfDeal,
      isBriefReplaced: isBriefReplacedOfDeal,
      additionsToAnswer: additionsToAnswer(role),
      sample: deals.sample,
      sampleState: sampleStateOfDeal,
      asked: ofCampaign(askedPieces),
      paidCents: ofCampaign(paidCents),
    })
    .from(deals)
    .leftJoin(categories, eq(categories.id, deals.categoryId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(dealReads, and(eq(dealReads.dealId, deals.id), eq(dealReads.userId, sql.placeholder('userId'))))
    .where(
      and(
        isPartyAs(role, sql.placeholder('party')),
        isBehindCursor(deals.createdAt, deals.id),
        isIn[listed],
        sql`case ${fold} when 'open' then ${isOfStatuses} or ${hasSampleOut}
          when 'closed' then ${isOfStatuses} and not ${hasSampleOut} else ${isOfStatuses} end`,
        sql`(${creator} is null or ${deals.creatorId} = ${creator})`,
        isFoundIn([deals.title, otherName], sql.placeholder('patterns')),
      ),
    )
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(sql.placeholder('limit'))
    .prepare(`deals_of_${(listed === 'ALL' ? role : listed.slice(3)).toLowerCase()}`);
}

const lists = {
  BRAND: prepared((db) => listStatement(db, 'BRAND')),
  CREATOR: prepared((db) => listStatement(db, 'CREATOR')),
};
const listOfCampaign = prepared((db) => listStatement(db, 'BRAND', 'OF_CAMPAIGN'));
const listOfNone = prepared((db) => listStatement(db, 'BRAND', 'OF_NO_CAMPAIGN'));

/** Only a brand's list knows campaigns. */
function listFor(db: Reader, { role }: UserActor, { campaign }: BrandDealsQuery) {
  if (role === 'CREATOR' || campaign === undefined) return lists[role](db);
  return campaign === 'none' ? listOfNone(db) : listOfCampaign(db);
}

const isTab = (status: string): status is DealTab => dealTabs.some((tab) => tab === status);
const isFold = (status: string): status is DealFold => dealFolds.some((fold) => fold === status);

/** The statuses behind `?status=`; null for all (rules/deals#tabs). */
const statusesOf = ({ status }: BrandDealsQuery): readonly DealStatus[] | null => {
  if (!status) return null;
  if (isFold(status)) return statusesOfFold[status];
  return isTab(status) ? statusesOfTab[status] : [status];
};

type Row = Awaited<ReturnType<ReturnType<(typeof lists)[Role]>['execute']>>[number];

/** Leaves out what says nothing, as older servers did: a list of forty deals is a tenth lighter. */
const present = (row: Row): DealListItem => ({
  id: row.id,
  title: row.title,
  description: row.description,
  status: row.status,
  budget: row.budget,
  total: row.total === row.budget ? undefined : row.total,
  currency: row.currency,
  roundsIncluded: row.roundsIncluded,
  deadline: row.deadline,
  createdAt: row.createdAt,
  lastActivity: row.lastActivity,
  category: row.categoryName === null ? null : { name: row.categoryName },
  brand: { companyName: row.brandName, profileImage: row.brandImage },
  creator: row.creator,
  progress: dealProgress[row.status],
  unreadMessages: row.unreadMessages,
  hasNewActivity: row.hasNewActivity,
  contentSummary: {
    ...row.contentSummary,
    lastSubmission: row.contentSummary.lastSubmission && isoMoment(row.contentSummary.lastSubmission),
  },
  openProposal: row.openProposal ?? undefined,
  isBriefReplaced: row.isBriefReplaced || undefined,
  additionsToAnswer: row.additionsToAnswer || undefined,
  ...(row.sample ? presentSampleState(row.sample, row.sampleState) : {}),
  asked: row.asked ?? undefined,
  paidCents: row.paidCents ?? undefined,
});

/**
 * A page of the actor's deals, newest first, as a brand also those with one creator or of one campaign. Throws
 * request.invalid for a bad cursor.
 */
export async function readDeals(db: Reader, actor: UserActor, query: BrandDealsQuery): Promise<DealPage> {
  const page = pageValues(query);
  const read = await listFor(db, actor, query).execute({
    userId: actor.userId,
    party: partyId(actor),
    statuses: statusesOf(query),
    fold: query.status && isFold(query.status) ? query.status : null,
    patterns: patternsOfSearch(query.search),
    creatorId: query.creatorId ?? null,
    campaignId: query.campaign ?? null,
    ...page,
  });
  const { rows, nextCursor } = pageOf(read, page);
  return { deals: rows.map(present), nextCursor };
}
