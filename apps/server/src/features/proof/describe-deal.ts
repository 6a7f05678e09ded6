/** Log entries about a deal itself: its brief as it was frozen, and its moves. */
import type { DealStatus, LogContent } from '@briefcast/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { briefItems, dealDeliverables, deals, files, users } from '../../platform/database/tables/index.ts';
import { depositOf } from '../deals/deposit-of-deal.ts';
import { exclusivityOf } from '../deals/exclusivity.ts';
import { describeFile } from './describe-files.ts';

const deliverablesOfDeal = prepared((db) =>
  db
    .select()
    .from(dealDeliverables)
    .where(eq(dealDeliverables.dealId, sql.placeholder('dealId')))
    .orderBy(asc(dealDeliverables.position))
    .prepare('logged_deliverables'),
);
const itemsOfDeal = prepared((db) =>
  db
    .select({ kind: briefItems.kind, text: briefItems.text })
    .from(briefItems)
    .where(eq(briefItems.dealId, sql.placeholder('dealId')))
    .orderBy(asc(briefItems.position))
    .prepare('logged_items'),
);

/** The brief with its frozen deliverables and items. */
export async function describeBrief(db: Reader, deal: typeof deals.$inferSelect): Promise<LogContent> {
  const deliverables = await deliverablesOfDeal(db).execute({ dealId: deal.id });
  const items = await itemsOfDeal(db).execute({ dealId: deal.id });
  const exclusivity = exclusivityOf(deal);
  const deposit = depositOf(deal);
  return {
    title: deal.title,
    description: deal.description,
    budget: deal.budget,
    currency: deal.currency,
    deadline: deal.deadline.toISOString(),
    rounds: deal.roundsIncluded,
    ...(deposit ? { deposit } : {}),
    // As the terms have it where the brief says nothing: without end, and without exclusivity towards competitors.
    ...(deal.licenceMonths === null ? {} : { licenceMonths: deal.licenceMonths }),
    ...(deal.rights === null ? {} : { rights: deal.rights }),
    ...(exclusivity ? { exclusivity } : {}),
    ...(deal.sample === null ? {} : { sample: deal.sample }),
    deliverables: deliverables.map(({ id: _id, dealId: _deal, position: _position, ...asked }) => asked),
    items,
  };
}

/** The day of the terms that a person agreed to; null where that is not known. */
async function readTerms(db: Reader, personId: string | null): Promise<string | null> {
  if (!personId) return null;
  const [person] = await db.select({ terms: users.termsVersion }).from(users).where(eq(users.id, personId));
  return person?.terms ?? null;
}

/** The creator's files that count at this move: what waits for review, or what was approved. */
async function describeDelivered(db: Reader, dealId: string, status: 'PENDING' | 'APPROVED') {
  const rows = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.dealId, dealId),
        eq(files.uploaderRole, 'CREATOR'),
        inArray(files.status, [status]),
        eq(files.superseded, false),
        eq(files.attached, false),
      ),
    )
    .orderBy(asc(files.id));
  return rows.map(describeFile);
}

interface MoveOfLog {
  from: DealStatus | null;
  to: DealStatus;
  /** Both sides agreed on it. */
  agreed: boolean;
  personId: string | null;
}

/**
 * Describes a move with its consequences: the terms of the person who accepted, the files that were submitted or
 * completed.
 */
export async function describeMove(
  db: Reader,
  dealId: string,
  { from, to, agreed, personId }: MoveOfLog,
): Promise<LogContent> {
  const [deal] = await db
    .select({
      reason: deals.statusReason,
      used: deals.roundsUsed,
      included: deals.roundsIncluded,
      waitsForDeposit: deals.waitsForDeposit,
    })
    .from(deals)
    .where(eq(deals.id, dealId));
  // An agreement of both sides has its reason in the entry of the proposal, in the name of its author.
  if (agreed) return { from, to, agreed };
  const content: LogContent = { from, to, reason: deal?.reason ?? null };
  const rounds = { used: deal?.used ?? 0, included: deal?.included ?? 0 };
  if (to === 'ACCEPTED') {
    const waits = deal?.waitsForDeposit ? { startsWithDeposit: true } : {};
    return { ...content, terms: await readTerms(db, personId), rounds, ...waits };
  }
  if (to === 'NEEDS_REVISION') return { ...content, rounds };
  if (to === 'SUBMITTED') return { ...content, files: await describeDelivered(db, dealId, 'PENDING') };
  if (to === 'COMPLETED') return { ...content, files: await describeDelivered(db, dealId, 'APPROVED') };
  return content;
}
