/** Content of a log entry, read in the transaction that makes it true. */
import type { DealLines, DealStatus, LogContent } from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  briefItems,
  dealAdditions,
  dealProposals,
  type deals,
  renewalLines,
  renewals,
} from '../../platform/database/tables/index.ts';
import { describeBrief, describeMove } from './describe-deal.ts';
import { describeComment, describeFileFact } from './describe-files.ts';
import type { NewEntry } from './new-entries.ts';

/** Versions that were kept before there were deposits have none, and those before samples were a line say nothing of one. */
const linesInLog = ({ sample, ...lines }: DealLines): LogContent => ({
  ...lines,
  deposit: lines.deposit ?? null,
  ...(sample === undefined ? {} : { sample }),
});

async function describeProposal(
  db: Reader,
  { currency }: typeof deals.$inferSelect,
  id: string,
): Promise<LogContent | null> {
  const [row] = await db.select().from(dealProposals).where(eq(dealProposals.id, id));
  if (!row) return null;
  const { kind, byRole, budget, deadline, lines, note, state } = row;
  // Tells readers of the log alone that the brief was no offer any more.
  const replaces = kind === 'TERMS' && byRole === 'BRAND' && state === 'OPEN' ? { replacesBrief: true } : {};
  const content = {
    ...{ kind, budget, currency, deadline: deadline?.toISOString() ?? null, note, state },
    ...replaces,
  };
  if (!lines) return content;
  return {
    ...content,
    ...(lines.startsWithDeposit ? { startsWithDeposit: true } : {}),
    lines: { before: linesInLog(lines.before), after: linesInLog(lines.after) },
  };
}

async function describeAddition(
  db: Reader,
  { currency }: typeof deals.$inferSelect,
  id: string,
): Promise<LogContent | null> {
  const [row] = await db.select().from(dealAdditions).where(eq(dealAdditions.id, id));
  if (!row) return null;
  const { what, amountCents: amount, deadline, state, commentId } = row;
  return { text: what, amount, currency, deadline: deadline?.toISOString() ?? null, state, commentId };
}

async function describeRenewal(
  db: Reader,
  { currency }: typeof deals.$inferSelect,
  id: string,
): Promise<LogContent | null> {
  const [row] = await db.select().from(renewals).where(eq(renewals.id, id));
  if (!row) return null;
  const lines = await db
    .select({ kind: renewalLines.kind, endsAt: renewalLines.endsAt, until: renewalLines.renewedUntil })
    .from(renewalLines)
    .where(eq(renewalLines.renewalId, id))
    .orderBy(asc(renewalLines.kind));
  return {
    term: row.term,
    price: row.priceCents,
    currency,
    state: row.state,
    lines: lines.map(({ kind, endsAt, until }) => ({
      kind,
      endsAt: endsAt.toISOString(),
      until: until?.toISOString() ?? null,
    })),
  };
}

async function describeItem(db: Reader, id: string, data: LogContent | null): Promise<LogContent | null> {
  const [item] = await db
    .select({ kind: briefItems.kind, text: briefItems.text })
    .from(briefItems)
    .where(eq(briefItems.id, id));
  return item ? { ...item, ...data } : data;
}

/** The content of an entry: null where there is none, undefined for what is one side's alone and gets no entry. */
export function describe(
  db: Reader,
  deal: typeof deals.$inferSelect,
  { kind, about, data, personId, message }: NewEntry,
): Promise<LogContent | null | undefined> {
  if (message) return Promise.resolve(message.what);
  if (kind === 'deal.created') return describeBrief(db, deal);
  if (kind === 'deal.moved') {
    // Facts of this kind always say from where to where; what is known of old deals says where to.
    type Said = { from?: DealStatus | null; to: DealStatus; agreed?: boolean };
    const { from = null, to, agreed = false } = data as Said;
    return describeMove(db, deal.id, { from, to, agreed, personId });
  }
  if (about === null) return Promise.resolve(data);
  if (kind.startsWith('proposal.')) return describeProposal(db, deal, about);
  if (kind.startsWith('addition.')) return describeAddition(db, deal, about);
  if (kind.startsWith('renewal.')) return describeRenewal(db, deal, about);
  if (kind === 'brief_item.marked') return describeItem(db, about, data);
  if (kind === 'comment.handed_over') return Promise.resolve(data);
  if (kind.startsWith('comment.')) return describeComment(db, about, kind === 'comment.replied');
  if (kind.startsWith('file.')) return describeFileFact(db, about);
  return Promise.resolve(data);
}
