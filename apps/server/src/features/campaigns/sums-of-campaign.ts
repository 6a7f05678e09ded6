/** Parts of statements about rows of `campaigns`: what their deals add up to, and whose they are. */
import { type Campaign, type CampaignFace, openStatuses, unsuccessfulStatuses } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { valueList } from '../../platform/database/value-list.ts';
import { isCurrentDeliverable } from '../deals/file-rows.ts';
import { markedAsPaidCents } from '../payouts/rest.ts';

/** Creators that a card shows. */
const mostFaces = 6;

/** One row for each status and currency; pieces of briefs without a result count for nothing. */
const ofStatuses = sql`(
  select d.status, d.currency, count(*) as deals,
    sum(d.budget + d.added_cents - coalesce(payouts.dropped_cents, 0)) as cents,
    sum(coalesce(${markedAsPaidCents}, 0)) as paid,
    sum(wanted.pieces) filter (where d.status not in (${valueList(unsuccessfulStatuses)})) as asked,
    sum(least(wanted.pieces, came.files)) filter (where d.status not in (${valueList(unsuccessfulStatuses)})) as delivered,
    sum(least(wanted.pieces, came.approved)) filter (where d.status not in (${valueList(unsuccessfulStatuses)})) as approved,
    min(d.deadline) filter (where d.status in (${valueList(openStatuses)})) as next_due
  from deal_campaigns g
    join deals d on d.id = g.deal_id
    left join payouts on payouts.deal_id = d.id
    cross join lateral (select coalesce(sum(w.count), 0) as pieces from deal_deliverables w where w.deal_id = d.id) wanted
    cross join lateral (select count(*) as files, count(*) filter (where f.status = 'APPROVED') as approved
      from files f where f.deal_id = d.id and ${isCurrentDeliverable}) came
  where g.campaign_id = "campaigns"."id"
  group by d.status, d.currency)`;

/** Everything that is added up, with the moment of the next deadline as the database writes it. */
export type AddedUp = Pick<Campaign, 'sums' | 'asked' | 'delivered' | 'approved'> & {
  nextDue: string | null;
};

export const addedUpOfCampaign: SQL<AddedUp> = sql<AddedUp>`(
  select json_build_object(
    'sums', coalesce(json_agg(json_build_object('status', s.status, 'currency', s.currency, 'deals', s.deals,
      'cents', s.cents, 'paidCents', s.paid)), '[]'::json),
    'asked', coalesce(sum(s.asked), 0), 'delivered', coalesce(sum(s.delivered), 0),
    'approved', coalesce(sum(s.approved), 0), 'nextDue', min(s.next_due))
  from ${ofStatuses} s)`;

/** The first creators, in the order of their deals; of a deleted account the place alone. */
export const facesOfCampaign: SQL<CampaignFace[]> = sql<CampaignFace[]>`(
  select coalesce(json_agg(json_build_object('id', o.user_id, 'name', o.name, 'image', o.image, 'status', o.status)
    order by o.deal_id), '[]'::json)
  from (select g.deal_id, c.user_id, concat_ws(' ', c.first_name, c.last_name) as name, c.profile_image as image, d.status
    from deal_campaigns g
      join deals d on d.id = g.deal_id
      left join creators c on c.user_id = d.creator_id
    where g.campaign_id = "campaigns"."id"
    order by g.deal_id limit ${sql.raw(String(mostFaces))}) o)`;
