/** Expires packs, earliest end first, after a warning thirty days before (rules/credits#packs). */
import { dayMs } from '@briefcast/contract/kit/days';
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { isBrandSuspended } from '../../platform/auth/suspended.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ledgerAccounts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { everyStep, forEachDue } from '../../platform/jobs/for-each-due.ts';
import { lockCreditAccount } from './credit-account.ts';
import { writeEntry } from './write-entry.ts';

type ExpireDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'jobs' | 'log'>;

/** Time between the warning about a pack and its end. */
const warnedBeforeMilliseconds = 30 * dayMs;

/** The condition of the index `ledger_accounts_ends`, with packs alone. */
const isOpenPack = () =>
  and(
    eq(ledgerAccounts.kind, 'credits.ready'),
    gt(ledgerAccounts.balance, 0),
    isNotNull(ledgerAccounts.packId),
    isNotNull(ledgerAccounts.endsAt),
    // Credits of a suspended brand do not expire.
    sql`not ${isBrandSuspended(sql`"ledger_accounts"."owner_id"`)}`,
  );

const packsUntil = (db: Pick<Tx, 'select'>, limit: number, until: Date, more?: ReturnType<typeof and>) =>
  db
    .select({ name: ledgerAccounts.name, ownerId: ledgerAccounts.ownerId })
    .from(ledgerAccounts)
    .where(and(isOpenPack(), lte(ledgerAccounts.endsAt, until), more))
    .orderBy(asc(ledgerAccounts.endsAt))
    .limit(limit);

/** Books the rest of one pack as expired; concurrent spending is serialised by the lock. */
async function expireOne(deps: ExpireDeps, name: string, ownerId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const creditAccount = await lockCreditAccount(tx, ownerId);
    const [pack] = await tx
      .select()
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.name, name), isOpenPack()));
    if (!pack?.packId || !pack.endsAt || pack.endsAt > deps.clock()) return;
    await deps.facts.append(tx, {
      kind: 'credits.expired',
      actor: 'SYSTEM',
      brandId: ownerId,
      subjectId: pack.packId,
      data: { credits: pack.balance },
    });
    await writeEntry(deps, tx, creditAccount, {
      // Credits that return to a pack after its end expire as well, each time as an entry of its own.
      key: `expired:${pack.packId}:${deps.clock().getTime()}`,
      change: { movement: 'EXPIRED', pack: { packId: pack.packId, credits: pack.balance } },
      cause: 'credits.expired',
      orderId: pack.packId,
    });
  });
}

/** Sends the warning about one pack, once. */
async function warnOfOne(deps: ExpireDeps, name: string, ownerId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockCreditAccount(tx, ownerId);
    const [pack] = await tx
      .update(ledgerAccounts)
      .set({ warnedAt: deps.clock() })
      .where(and(eq(ledgerAccounts.name, name), isOpenPack(), isNull(ledgerAccounts.warnedAt)))
      .returning();
    if (!pack?.endsAt) return;
    await deps.facts.append(tx, {
      kind: 'credits.expiring',
      actor: 'SYSTEM',
      brandId: ownerId,
      subjectId: pack.packId,
      data: { credits: pack.balance, endsAt: pack.endsAt.toISOString() },
    });
  });
}

/** Warns and expires every pack that is due. */
export async function expirePacks(deps: ExpireDeps): Promise<void> {
  const now = deps.clock();
  const soon = new Date(now.getTime() + warnedBeforeMilliseconds);
  const expire = () =>
    forEachDue(deps, {
      read: (limit) => packsUntil(deps.db, limit, now),
      work: ({ name, ownerId }) => expireOne(deps, name, ownerId),
    });
  const warn = () =>
    forEachDue(deps, {
      read: (limit) => packsUntil(deps.db, limit, soon, isNull(ledgerAccounts.warnedAt)),
      work: ({ name, ownerId }) => warnOfOne(deps, name, ownerId),
    });
  await everyStep(expire, warn);
}
