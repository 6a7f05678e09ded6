/** An owner's accounts in the ledger, read under the lock that every writer takes. */
import type { LedgerAccountKind, LedgerUnit, Posting, ReadyPack } from '@briefcast/contract/credits/ledger';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { ledgerAccounts } from '../../platform/database/tables/index.ts';

declare const locked: unique symbol;
/** Proves that this transaction has locked an owner's accounts: nobody else books on them until its end. */
export type LockedCreditAccount = { ownerId: string } & { readonly [locked]: true };

/** The name of an account's row. */
export const accountName = (
  ownerId: string,
  { account, unit, packId }: Pick<Posting, 'account' | 'unit' | 'packId'>,
): string => [ownerId, account, unit, ...(packId === null ? [] : [packId])].join('/');

const lockByName = prepared((tx) =>
  tx
    .select({ name: ledgerAccounts.name })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.name, sql.placeholder('name')))
    .for('update')
    .prepare('lock_purse'),
);

/**
 * Locks an owner's accounts by one of their rows, `credits.held`, which is created if it is missing. Lock
 * everything else before (`lock-order.ts`).
 */
export async function lockCreditAccount(tx: Tx, ownerId: string): Promise<LockedCreditAccount> {
  const kind: LedgerAccountKind = 'credits.held';
  const unit: LedgerUnit = 'credit';
  const name = accountName(ownerId, { account: kind, unit, packId: null });
  const lock = () => lockByName(tx).execute({ name });
  if ((await lock()).length === 0) {
    await tx.insert(ledgerAccounts).values({ name, ownerId, kind, unit }).onConflictDoNothing();
    await lock();
  }
  return { ownerId } as LockedCreditAccount;
}

const packsOfOwner = prepared((db) =>
  db
    .select({
      packId: ledgerAccounts.packId,
      ready: ledgerAccounts.balance,
      endsAt: ledgerAccounts.endsAt,
    })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.ownerId, sql.placeholder('ownerId')),
        eq(ledgerAccounts.kind, 'credits.ready'),
        gt(ledgerAccounts.balance, 0),
      ),
    )
    .orderBy(ledgerAccounts.endsAt, ledgerAccounts.packId)
    .prepare('packs_of_owner'),
);

/** The packs with credits that can be spent, earliest expiry first. */
export async function readPacks(db: Reader, ownerId: string): Promise<ReadyPack[]> {
  const rows = await packsOfOwner(db).execute({ ownerId });
  return rows.flatMap(({ packId, ready, endsAt }) => (packId && endsAt ? [{ packId, ready, endsAt }] : []));
}

/** Reads the numbers of credits that can be spent, and that are held. */
export async function readCredits(db: Reader, ownerId: string): Promise<{ ready: number; held: number }> {
  const sumOf = (kind: LedgerAccountKind) =>
    sql<number>`coalesce(sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.kind} = ${kind}), 0)::int`;
  const [row] = await db
    .select({ ready: sumOf('credits.ready'), held: sumOf('credits.held') })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, ownerId));
  return row ?? { ready: 0, held: 0 };
}
