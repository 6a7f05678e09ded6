/** Condition that narrows a brand's lists to the deals of one campaign (rules/campaigns#deals). */
import type { PersonActor } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { deals } from '../../platform/database/tables/index.ts';

/** Whether the row of `deals` is in the campaign; undefined for all rows, as for creators, who know of none. */
export const isInCampaign = (
  { role }: Pick<PersonActor, 'role'>,
  campaignId: string | undefined,
): SQL | undefined =>
  role === 'CREATOR' || campaignId === undefined
    ? undefined
    : sql`exists (select from deal_campaigns g where g.deal_id = ${deals.id}
        and g.campaign_id = ${campaignId}::uuid)`;
