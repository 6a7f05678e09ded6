/** Members of an organisation who see to its campaigns (rules/campaigns#people). */
import type { Person } from '@briefcast/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import {
  campaignPeople,
  campaigns,
  members,
  projectCalendars,
} from '../../platform/database/tables/index.ts';
import { personOf } from '../accounts/person.ts';
import type { Membership } from '../brands/members.ts';

/** People of the row of `campaigns`, by name. */
export const peopleOfCampaign: SQL<Person[]> = sql<Person[]>`(
  select coalesce(json_agg(${personOf(sql`u.id`)} order by u.first_name, u.last_name, u.id), '[]'::json)
  from campaign_people p join users u on u.id = p.user_id
  where p.campaign_id = "campaigns"."id")`;

/** Lets these members alone see to a campaign; others than members are left out. Call it under the organisation's lock. */
export async function setPeople(
  tx: Tx,
  campaign: { id: string; brandId: string },
  userIds: readonly string[],
): Promise<void> {
  await tx.delete(campaignPeople).where(eq(campaignPeople.campaignId, campaign.id));
  if (userIds.length === 0) return;
  const found = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.brandId, campaign.brandId), inArray(members.userId, [...userIds])))
    .orderBy(members.userId);
  if (found.length > 0)
    await tx.insert(campaignPeople).values(found.map(({ userId }) => ({ campaignId: campaign.id, userId })));
}

/** Takes somebody who leaves an organisation out of its campaigns, and ends their calendars of it. */
export async function forgetCampaignMember(tx: Tx, { brandId, userId }: Membership): Promise<void> {
  const own = tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.brandId, brandId));
  await tx
    .delete(campaignPeople)
    .where(and(eq(campaignPeople.userId, userId), inArray(campaignPeople.campaignId, own)));
  await tx
    .delete(projectCalendars)
    .where(and(eq(projectCalendars.userId, userId), eq(projectCalendars.brandId, brandId)));
}
