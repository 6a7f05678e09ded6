/** Deals of a party that wait for either side, whose parts are grouped over all of them. */

import {
  type DealStatus,
  openStatuses,
  type ProposalKind,
  type Role,
  type SampleState,
  sentBackStatuses,
} from '@briefcast/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  brands,
  creators,
  dealProposals,
  dealReads,
  deals,
  messages,
  samples,
} from '../../platform/database/tables/index.ts';
import { valueList } from '../../platform/database/value-list.ts';
import { totalCents } from '../deals/additions-of-deal.ts';
import { isCurrentDeliverable } from '../deals/file-rows.ts';
import { hasSampleOut } from '../deals/sample-of-deal.ts';
import { otherSide } from '../parties/party-names.ts';
import { isOwnDeal, mostRows, type NeedsOf } from './found.ts';

/** Files of a deal that count, as JSON by the grouped part. */
export interface FileCounts {
  total: number;
  pending: number;
  approved: number;
  sentBack: number;
  submittedAt: string | null;
  approvedAt: string | null;
  sentBackAt: string | null;
  backBy: string | null;
}

/** Additions that wait for an answer, of one side. */
export interface OpenAdditions {
  count: number;
  cents: number;
  what: string;
  since: string;
}

/** Days for which a rejected brief is in the queue. */
export const rejectedDays = 14;

/** Selects the party's deals that may wait for somebody, the next deadline first. */
export function selectDeals(db: Reader, { role, isOne }: NeedsOf) {
  const isOwn = isOwnDeal({ role, isOne });
  const isOpen = sql`${deals.status} in (${valueList(openStatuses)})`;
  const otherMessages = role === 'BRAND' ? deals.creatorMessages : deals.brandMessages;
  const unread = sql<number>`(${otherMessages} - coalesce(${dealReads.seenMessages}, 0))`;
  const ofOpenDeals = sql`join ${deals} on "deals"."id" = x.deal_id where ${isOwn} and ${isOpen}`;
  const files = sql`(select x.deal_id, json_build_object('total', count(*),
      'pending', count(*) filter (where x.status = 'PENDING'),
      'approved', count(*) filter (where x.status = 'APPROVED'),
      'sentBack', count(*) filter (where x.status in (${valueList(sentBackStatuses)})),
      'submittedAt', max(coalesce(x.submitted_at, x.created_at)) filter (where x.status = 'PENDING'),
      'approvedAt', max(x.reviewed_at),
      'sentBackAt', max(x.reviewed_at) filter (where x.status in (${valueList(sentBackStatuses)})),
      'backBy', min(x.back_by) filter (where x.status in (${valueList(sentBackStatuses)}))) as counts
    from (select f.* from files f where ${isCurrentDeliverable}) x ${ofOpenDeals} group by x.deal_id) as file_counts`;
  const additions = sql`(select by_side.deal_id, json_object_agg(by_side.by_role, json_build_object(
      'count', by_side.count, 'cents', by_side.cents, 'what', by_side.what, 'since', by_side.since)) as of_side
    from (select x.deal_id, x.by_role, count(*) as count, sum(x.amount_cents) as cents,
        (array_agg(x.what order by x.created_at desc))[1] as what, max(x.created_at) as since
      from deal_additions x ${ofOpenDeals} and x.state = 'OPEN' group by x.deal_id, x.by_role) by_side
    group by by_side.deal_id) as open_additions`;
  // Looked up in the log where the row of the deal does not say when.
  const loggedAt = (like: string) => sql`(select max(l.body ->> 'at') from deal_log l
    where l.deal_id = "deals"."id" and l.body ->> 'kind' = ${sql.raw(`'${like}'`)})`;
  const isToReplace = sql`(${role === 'BRAND'} and ${deals.status} = 'REJECTED'
    and ${deals.lastActivityAt} > ${sql.placeholder('rejectedAfter')}::timestamptz)`;
  return db
    .select({
      id: deals.id,
      title: deals.title,
      status: deals.status,
      statusReason: deals.statusReason,
      total: totalCents,
      currency: deals.currency,
      deadline: deals.deadline,
      createdAt: deals.createdAt,
      acceptedAt: deals.acceptedAt,
      completedAt: deals.completedAt,
      lastActivityAt: deals.lastActivityAt,
      waitsForDeposit: deals.waitsForDeposit,
      movedAt: sql<string | null>`case when ${deals.status} in ('REJECTED', 'CANCELLED')
        then ${loggedAt('deal.moved')} end`,
      isBriefedAgain: sql<boolean>`(${isToReplace} and exists (select from ${deals} again
        where again.brand_id = "deals"."brand_id" and again.title = "deals"."title"
          and again.created_at > "deals"."created_at" and again.status <> 'REJECTED'))`,
      who: otherSide({ role }),
      unread,
      message: {
        at: messages.createdAt,
        type: messages.type,
        content: messages.content,
        side: messages.senderRole,
      },
      proposal: {
        kind: sql<ProposalKind | null>`${dealProposals.kind}`,
        by: dealProposals.byRole,
        createdAt: dealProposals.createdAt,
        note: dealProposals.note,
      },
      terms: deals.sample,
      sampleState: samples.state,
      sampleNote: samples.note,
      sampleMovedAt: sql<string | null>`case when ${samples.state} is not null
        then ${loggedAt('sample.moved')} end`,
      files: sql<FileCounts | null>`file_counts.counts`,
      additions: sql<Partial<Record<Role, OpenAdditions>> | null>`open_additions.of_side`,
    })
    .from(deals)
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(dealReads, and(eq(dealReads.dealId, deals.id), eq(dealReads.userId, sql.placeholder('userId'))))
    .leftJoin(
      messages,
      and(eq(messages.dealId, deals.id), eq(messages.seq, deals.lastMessageSeq), sql`${unread} > 0`),
    )
    .leftJoin(dealProposals, and(eq(dealProposals.dealId, deals.id), eq(dealProposals.state, 'OPEN')))
    .leftJoin(samples, eq(samples.dealId, deals.id))
    .leftJoin(files, sql`file_counts.deal_id = "deals"."id"`)
    .leftJoin(additions, sql`open_additions.deal_id = "deals"."id"`)
    .where(and(isOwn, sql`(${isOpen} or ${unread} > 0 or ${isToReplace} or ${hasSampleOut})`))
    .orderBy(asc(deals.deadline), asc(deals.id))
    .limit(mostRows);
}

export type DealRow = Awaited<ReturnType<typeof selectDeals>>[number] & {
  status: DealStatus;
  sampleState: SampleState | null;
};
