/** A case as its two sides read it (rules/disputes#case). */
import { AppError, type Currency, type Dispute } from '@briefcast/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { disputeStatements, disputes } from '../../platform/database/tables/index.ts';
import { personOf } from '../accounts/person.ts';
import { findDeal } from '../deals/access.ts';

async function readStatements(db: Reader, id: string): Promise<Dispute['statements']> {
  const rows = await db
    .select({ statement: disputeStatements, person: personOf(sql`${disputeStatements.personId}`) })
    .from(disputeStatements)
    .where(eq(disputeStatements.disputeId, id))
    .orderBy(asc(disputeStatements.id));
  return rows.map(({ statement: { id, side, text, createdAt }, person }) => ({
    id,
    side,
    name: [person?.firstName, person?.lastName].filter(Boolean).join(' ') || null,
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
