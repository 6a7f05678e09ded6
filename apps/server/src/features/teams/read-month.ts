/**
 * Each member's work for an organisation this month, counted in the log of facts, which keeps these kinds for ever.
 */
import type { MemberMonth } from '@briefcast/contract';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { facts } from '../../platform/database/tables/index.ts';
import type { FactKind } from '../../platform/facts/kinds.ts';

const factsOfMonth = {
  briefs: 'deal.created',
  reviews: 'file.reviewed',
  messages: 'message.sent',
} as const satisfies Record<keyof MemberMonth, FactKind>;

const countOf = (kind: FactKind) => sql<number>`(count(*) filter (where ${facts.kind} = ${kind}))::int`;

/** Counts by person since the first of the month, in UTC; people without any are absent. */
export async function readMonth(
  db: Reader,
  brandId: string,
  now: Date,
): Promise<Map<string | null, MemberMonth>> {
  const rows = await db
    .select({
      userId: facts.actorId,
      briefs: countOf(factsOfMonth.briefs),
      reviews: countOf(factsOfMonth.reviews),
      messages: countOf(factsOfMonth.messages),
    })
    .from(facts)
    .where(
      and(
        eq(facts.brandId, brandId),
        gte(facts.createdAt, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))),
        eq(facts.actor, 'BRAND'),
        inArray(facts.kind, Object.values(factsOfMonth)),
      ),
    )
    .groupBy(facts.actorId);
  return new Map(rows.map(({ userId, ...month }) => [userId, month]));
}
