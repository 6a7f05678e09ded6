/** What an owner has in the ledger, read under the lock that every writer of it takes. */
import type { LedgerAccountKind, LedgerUnit, Posting, ReadyPack } from '@briefcast/contract/rules/ledger';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { ledgerAccounts } from '../../platform/database/tables/index.ts';

declare const locked: unique symbol;
/** Whose accounts this transaction holds: nobody else books on them until its end. */
export type LockedPurse = { ownerId: string } & { readonly [locked]: true };

/** The name of an account's row. */
export const accountName = (
  ownerId: string,
  { account, unit, packId }: Pick<Posting, 'account' | 'unit' | 'packId'>,
): string => [ownerId, account, unit, ...(packId === null ? [] : [packId])].join('/');

/**
 * Locks an owner's part of the ledger by one row of it, `credits.held`, which is made where it is missing. Lock what
 * else is needed before (`lock-order.ts`).
 */
export async function lockPurse(tx: Tx, ownerId: string): Promise<LockedPurse> {
  const kind: LedgerAccountKind = 'credits.held';
  const unit: LedgerUnit = 'credit';
  const name = accountName(ownerId, { account: kind, unit, packId: null });
  const lock = () =>
    tx
      .select({ name: ledgerAccounts.name })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.name, name))
      .for('update');
  if ((await lock()).length === 0) {
    await tx.insert(ledgerAccounts).values({ name, ownerId, kind, unit }).onConflictDoNothing();
    await lock();
  }
  return { ownerId } as LockedPurse;
}

/** The packs with credits that can be spent, those that end first at the beginning. */
export async function readPacks(db: Reader, ownerId: string): Promise<ReadyPack[]> {
  const rows = await db
    .select({
      packId: ledgerAccounts.packId,
      ready: ledgerAccounts.balance,
      endsAt: ledgerAccounts.endsAt,
    })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.ownerId, ownerId),
        eq(ledgerAccounts.kind, 'credits.ready'),
        gt(ledgerAccounts.balance, 0),
      ),
    )
    .orderBy(ledgerAccounts.endsAt, ledgerAccounts.packId);
  return rows.flatMap(({ packId, ready, endsAt }) => (packId && endsAt ? [{ packId, ready, endsAt }] : []));
}

/** How many credits can be spent, and how many are held. */
export async function readCredits(db: Reader, ownerId: string): Promise<{ ready: number; held: number }> {
  const sumOf = (kind: LedgerAccountKind) =>
    sql<number>`coalesce(sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.kind} = ${kind}), 0)::int`;
  const [row] = await db
    .select({ ready: sumOf('credits.ready'), held: sumOf('credits.held') })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, ownerId));
  return row ?? { ready: 0, held: 0 };
}
