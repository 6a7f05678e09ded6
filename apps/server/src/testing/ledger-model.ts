/** What the ledger must say of an organisation, as a model without double entry, and the sums to compare it with. */
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../platform/database/database.ts';
import { ledgerAccounts, ledgerPostings } from '../platform/database/tables/index.ts';

/** Credits by where they are. A brief is in `briefs` with the pack it was taken from while it waits. */
export class LedgerModel {
  packs: { id: string; ready: number }[] = [];
  briefs = new Map<string, string>();
  used = 0;
  buy(id: string, credits: number): void {
    this.packs.push({ id, ready: credits });
  }
  /** Whether there was a credit for the brief. */
  send(brief: string): boolean {
    const pack = this.packs.find(({ ready }) => ready > 0);
    if (!pack) return false;
    pack.ready -= 1;
    this.briefs.set(brief, pack.id);
    return true;
  }
  answer(brief: string, isAccepted: boolean): void {
    const pack = this.packs.find(({ id }) => id === this.briefs.get(brief));
    if (isAccepted) this.used += 1;
    else if (pack) pack.ready += 1;
    this.briefs.delete(brief);
  }
  get sums() {
    const ready = this.packs.reduce((sum, pack) => sum + pack.ready, 0);
    return { 'credits.ready': ready, 'credits.held': this.briefs.size, 'credits.used': this.used };
  }
}

/** The sums of an owner's postings by kind of account, recomputed from the postings alone; 0 for kinds without any. */
export async function sumsOfPostings(db: Reader, ownerId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, sum: sql<number>`sum(${ledgerPostings.amount})::int` })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.name, ledgerPostings.account))
    .where(eq(ledgerAccounts.ownerId, ownerId))
    .groupBy(ledgerAccounts.kind);
  return {
    'credits.ready': 0,
    'credits.held': 0,
    'credits.used': 0,
    ...Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum])),
  };
}

/** Names of accounts whose kept balance is not the sum of their postings, and entries that do not balance: none. */
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
  `)) as unknown as { rows: { fault: string }[] };
  return rows.map(({ fault }) => fault);
}
