/** Readings of the books from their entries alone, and their faults. */
import { defaultOperatorSettings } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  creatorSubscriptions,
  invoices,
  ledgerAccounts,
  ledgerPostings,
} from '../../platform/database/tables/index.ts';

const none = {
  'credits.ready': 0,
  'credits.held': 0,
  'credits.used': 0,
  'credits.expired': 0,
  'credits.refunded': 0,
  'money.transfer': 0,
  'money.card': 0,
};

/** The sums of an owner's postings by kind of account, recomputed from the postings alone; 0 for kinds without any. */
export async function sumsOfPostings(db: Reader, ownerId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, sum: sql<number>`sum(${ledgerPostings.amount})::int` })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.name, ledgerPostings.account))
    .where(eq(ledgerAccounts.ownerId, ownerId))
    .groupBy(ledgerAccounts.kind);
  return { ...none, ...Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum])) };
}

/** Counts the invoices and credit notes of an owner. */
export async function countPapers(db: Reader, ownerId: string) {
  const rows = await db
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.ownerId, ownerId));
  const countOf = (kind: string) => rows.filter(({ document }) => document.kind === kind).length;
  return { INVOICE: countOf('INVOICE'), CREDIT_NOTE: countOf('CREDIT_NOTE') };
}

/**
 * Returns the faults in everybody's books: accounts whose kept balance is not the sum of their postings or is below
 * zero, entries that do not balance, and series of invoices with a gap; empty where all is well. One statement, so it
 * sees one moment, however much is booked at the same time.
 */
export async function faultsOfLedger(db: Reader): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select a.name as fault from ledger_accounts a
      left join ledger_postings p on p.account = a.name
      group by a.name, a.balance having a.balance <> coalesce(sum(p.amount), 0)
    union all
    select p.entry_id::text from ledger_postings p group by p.entry_id, p.unit having sum(p.amount) <> 0
    union all
    select a.name from ledger_accounts a
      where a.kind in ('credits.ready', 'credits.held') and a.balance < 0
    union all
    select i.series from invoices i group by i.series having min(i.place) <> 1 or max(i.place) <> count(*)
  `)) as unknown as { rows: { fault: string }[] };
  return rows.map(({ fault }) => fault);
}

const month = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** Reads the state of a creator's subscription: the whole months behind its trial, and the card that is charged. */
export async function monthsOf(db: Reader, creatorId: string) {
  const [row] = await db
    .select()
    .from(creatorSubscriptions)
    .where(eq(creatorSubscriptions.creatorId, creatorId));
  if (!row) return { months: 0, card: null, isEnding: false };
  const trialEnd =
    row.createdAt.getTime() + defaultOperatorSettings.subscription.trialDays * 24 * 60 * 60 * 1000;
  const months = Math.round((row.endsAt.getTime() - trialEnd) / month);
  return { months, card: row.cardSubscriptionId, isEnding: row.isEnding };
}
