/** The one way into the books: an entry with its postings, balanced, booked once (rules/billing#ledger). */
import {
  isBalanced,
  isOfSubscription,
  type LedgerChange,
  postingsOf,
  readyChangeOf,
} from '@briefcast/contract/rules/ledger';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import type { FactKind } from '../../platform/facts/kinds.ts';
import { accountName, type LockedPurse, readCredits } from './purse.ts';

export interface NewEntry {
  /** Names what is booked, such as `held:` with the deal's id: the same name is booked once. */
  key: string;
  change: LedgerChange;
  /** The kind of the fact that the caller appends in this transaction, about the deal or the order named here. */
  cause: FactKind;
  dealId?: string | null;
  orderId?: string | null;
  actorId?: string | null;
  /** Of a pack that is bought: when its credits expire. */
  endsAt?: Date;
}

const creditsOf = (change: LedgerChange): number => {
  if ('pack' in change) return change.pack.credits;
  if ('shares' in change) return change.shares.reduce((sum, { credits }) => sum + credits, 0);
  return 'credits' in change ? change.credits : 0;
};

/** Whether an entry was booked under this key. */
export async function hasEntry(db: Reader, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, key));
  return rows.length > 0;
}

/**
 * Books an entry and tells the owner's screens. Returns how many credits can be spent after it; null where the key was
 * booked before, and then nothing changed. The database refuses what would spend more than there is.
 */
export async function writeEntry(
  { clock, facts }: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { ownerId }: LockedPurse,
  { key, change, cause, dealId = null, orderId = null, actorId = null, endsAt }: NewEntry,
): Promise<number | null> {
  const postings = postingsOf(change);
  if (postings.length === 0 || !isBalanced(postings)) throw new Error(`The entry ${key} does not balance`);
  if (await hasEntry(tx, key)) return null;
  const lines = postings.map((posting) => ({ ...posting, name: accountName(ownerId, posting) }));
  await tx
    .insert(ledgerAccounts)
    .values(
      lines.map(({ name, account, unit, packId }) => ({
        name,
        ownerId,
        kind: account,
        unit,
        packId,
        endsAt: packId === null ? null : endsAt,
      })),
    )
    .onConflictDoNothing();
  for (const { name, amount } of lines)
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${amount}::bigint` })
      .where(eq(ledgerAccounts.name, name));
  const { ready } = await readCredits(tx, ownerId);
  const id = uuidv7();
  await tx.insert(ledgerEntries).values({
    id,
    key,
    ownerId,
    movement: change.movement,
    cause,
    dealId,
    orderId,
    actorId,
    credits: creditsOf(change),
    change: readyChangeOf(postings),
    readyAfter: ready,
    createdAt: clock(),
  });
  await tx
    .insert(ledgerPostings)
    .values(lines.map(({ name, unit, amount }) => ({ entryId: id, account: name, unit, amount })));
  if (!isOfSubscription(change.movement))
    await facts.append(tx, { kind: 'credits.changed', actor: 'SYSTEM', brandId: ownerId, subjectId: id });
  return ready;
}
