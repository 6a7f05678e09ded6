/** A case as its two sides read it (rules/disputes#case). */
import { AppError, type Currency, type Dispute } from '@briefcast/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, deals, disputeStatements, disputes } from '../../platform/database/tables/index.ts';
import { personOf } from '../accounts/person.ts';
import { findDeal } from '../deals/access.ts';
import { brandNameOfDeal } from '../parties/party-names.ts';

async function readStatements(db: Reader, id: string): Promise<Dispute['statements']> {
  const rows = await db
    .select({
      statement: disputeStatements,
      person: personOf(sql`${disputeStatements.personId}`),
      brandName: brandNameOfDeal,
    })
    .from(disputeStatements)
    .innerJoin(disputes, eq(disputes.id, disputeStatements.disputeId))
    .innerJoin(deals, eq(deals.id, disputes.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .where(eq(disputeStatements.disputeId, id))
    .orderBy(asc(disputeStatements.id));
  return rows.map(({ statement: { id, side, text, createdAt }, person, brandName }) => ({
    id,
    side,
    // Null is for people who left: a brand's person without a name of their own speaks under the brand's.
    name: person && ([person.firstName, person.lastName].filter(Boolean).join(' ') || brandName || null),
    text,
    statedAt: createdAt.toISOString(),
  }));
}

/** Presents a row with what was said to it. */
export async function presentDispute(
  db: Reader,
  row: typeof disputes.$inferSelect,
  currency: Currency,
): Promise<Dispute> {
  const statements = await readStatements(db, row.id);
  const { id, dealId, state, owedCents, createdAt, closedAt, decision, leftCents } = row;
  return {
    ...{ id, dealId, state, owedCents, currency, statements },
    openedAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    isBrandHeard: statements.some(({ side }) => side === 'BRAND'),
    decision: decision === null ? null : { text: decision, leftCents: leftCents ?? 0 },
  };
}

/** The newest case of a deal of the actor's. Throws deal.not_found and dispute.not_found. */
export async function readDispute(db: Reader, actor: UserActor, dealId: string): Promise<Dispute> {
  const { currency } = await findDeal(db, actor, dealId);
  const [row] = await db
    .select()
    .from(disputes)
    .where(eq(disputes.dealId, dealId))
    .orderBy(desc(disputes.id))
    .limit(1);
  if (!row) throw new AppError('dispute.not_found');
  return presentDispute(db, row, currency);
}
