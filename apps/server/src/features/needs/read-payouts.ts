/** Open payments of a party, which wait for either side. */
import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  bankDetails,
  brands,
  creators,
  deals,
  disputes,
  payouts,
} from '../../platform/database/tables/index.ts';
import { otherSide } from '../parties/party-names.ts';
import { laterCents } from '../payouts/due-days.ts';
import { isBrandHeard } from '../payouts/late-state.ts';
import { restCents } from '../payouts/rest.ts';
import { isOwnDeal, mostRows, type NeedsOf } from './found.ts';

/** Selects the party's open payments, the next day first. */
export const selectPayouts = (db: Reader, { role, isOne }: NeedsOf) =>
  db
    .select({
      dealId: payouts.dealId,
      title: deals.title,
      currency: deals.currency,
      who: otherSide({ role }),
      state: payouts.state,
      rest: restCents,
      /** Part of the rest that is due by the day. */
      dueCents: sql<number>`(${restCents} - coalesce(${laterCents}, 0))`,
      dueAt: payouts.dueAt,
      completedAt: payouts.completedAt,
      markedAt: payouts.markedAt,
      answeredAt: payouts.answeredAt,
      answerNote: payouts.answerNote,
      lastRemindedAt: payouts.lastRemindedAt,
      nextStepAt: payouts.nextStepAt,
      markedPartsCents: payouts.markedPartsCents,
      /** The part that is confirmed by silence first. */
      part: sql<{
        markedAt: string;
        silentAt: string | null;
      } | null>`case when ${payouts.markedPartsCents} > 0 then (
        select json_build_object('markedAt', max(p.marked_at), 'silentAt', min(p.silent_at))
        from payout_parts p where p.deal_id = "payouts"."deal_id" and p.state = 'MARKED') end`,
      hasBankDetails: sql<boolean>`${isNotNull(bankDetails.creatorId)}`,
      caseOpenedAt: disputes.createdAt,
      isBrandHeard,
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(bankDetails, eq(bankDetails.creatorId, deals.creatorId))
    .leftJoin(disputes, and(eq(disputes.dealId, payouts.dealId), eq(disputes.state, 'OPEN')))
    .where(
      and(isOwnDeal({ role, isOne }), or(ne(payouts.state, 'CONFIRMED'), gt(payouts.markedPartsCents, 0))),
    )
    .orderBy(asc(payouts.dueAt), asc(payouts.dealId))
    .limit(mostRows);

export type PayoutRow = Awaited<ReturnType<typeof selectPayouts>>[number];
