/** Campaigns of an organisation with what their deals add up to: one statement for a page (rules/campaigns#list). */
import {
  AppError,
  type Campaign,
  type CampaignDetail,
  type CampaignPage,
  type CampaignsQuery,
} from '@briefcast/contract';
import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type AllowedOrganization, authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isFoundIn, patternsOfSearch } from '../../platform/database/folded.ts';
import { isoMoment, isoOf } from '../../platform/database/iso-moment.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { campaigns } from '../../platform/database/tables/index.ts';
import { peopleOfCampaign } from './people-of-campaign.ts';
import { type AddedUp, addedUpOfCampaign, facesOfCampaign } from './sums-of-campaign.ts';

/** Default size of a page. */
const usualPage = 24;

const columns = {
  id: campaigns.id,
  name: campaigns.name,
  goal: campaigns.goal,
  firstDay: campaigns.firstDay,
  lastDay: campaigns.lastDay,
  plannedCents: campaigns.plannedCents,
  plannedFils: campaigns.plannedFils,
  isArchived: sql<boolean>`(${campaigns.archivedAt} is not null)`,
  createdAt: isoOf(campaigns.createdAt),
  addedUp: addedUpOfCampaign,
  faces: facesOfCampaign,
};

const isOwn = eq(campaigns.brandId, sql.placeholder('brandId'));

/** All of them where nobody is named. */
const isOfPerson = (userId: Placeholder) => sql`(${userId}::uuid is null or exists (
  select from campaign_people p where p.campaign_id = ${campaigns.id} and p.user_id = ${userId}::uuid))`;

const pageStatement = prepared((db) =>
  db
    .select(columns)
    .from(campaigns)
    .where(
      and(
        isOwn,
        isBehindCursor(campaigns.createdAt, campaigns.id),
        sql`(${campaigns.archivedAt} is not null) = ${sql.placeholder('isArchived')}::boolean`,
        isOfPerson(sql.placeholder('whose')),
        isFoundIn([campaigns.name, campaigns.goal], sql.placeholder('patterns')),
      ),
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(sql.placeholder('limit'))
    .prepare('campaigns_of_brand'),
);

const oneStatement = prepared((db) =>
  db
    .select({ ...columns, guidelines: campaigns.guidelines, people: peopleOfCampaign })
    .from(campaigns)
    .where(and(isOwn, eq(campaigns.id, sql.placeholder('id'))))
    .prepare('campaign_of_brand'),
);

const present = <Row extends { addedUp: AddedUp }>({ addedUp, ...row }: Row) => ({
  ...row,
  ...addedUp,
  nextDue: isoMoment(addedUp.nextDue),
});

/** A page of the organisation's campaigns, newest first. Throws request.invalid for a bad cursor. */
export async function readCampaigns(
  db: Reader,
  actor: UserActor,
  query: CampaignsQuery,
): Promise<CampaignPage> {
  const { brandId } = authorizeOrganization(actor, 'campaign.read');
  const page = pageValues(query, usualPage);
  const read = await pageStatement(db).execute({
    brandId,
    isArchived: query.state === 'archived',
    whose: query.whose === 'mine' ? actor.userId : null,
    patterns: patternsOfSearch(query.search),
    ...page,
  });
  const { rows, nextCursor } = pageOf(read, page);
  return { campaigns: rows.map((row): Campaign => present(row)), nextCursor };
}

/** One campaign of the organisation. Throws campaign.not_found. */
export async function readCampaign(
  db: Reader,
  { brandId }: AllowedOrganization<'campaign.read'>,
  id: string,
): Promise<CampaignDetail> {
  const [row] = await oneStatement(db).execute({ brandId, id });
  if (!row) throw new AppError('campaign.not_found');
  return present(row);
}
