/** Packs of credits: purchases, and refunds of unspent credits (rules/credits#packs). */
import { monthsLater, type PaymentSource, type TaxedAmount } from '@briefcast/contract/credits/ledger';
import { and, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { lockCreditAccount, readPacks } from './credit-account.ts';
import { hasEntry, writeEntry } from './write-entry.ts';

interface Pack {
  brandId: string;
  /** The order's id is also the pack's. */
  orderId: string;
  source: PaymentSource;
  price: TaxedAmount;
}

/**
 * Books a pack that was paid; its validity begins now. Returns whether it was new. The caller appends
 * `order.paid` about the order in this transaction.
 */
export async function bookPack(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, orderId, source, price, credits }: Pack & { credits: number },
): Promise<boolean> {
  const creditAccount = await lockCreditAccount(tx, brandId);
  const ready = await writeEntry(deps, tx, creditAccount, {
    key: `bought:${orderId}`,
    change: { movement: 'BOUGHT', pack: { packId: orderId, credits }, source, price },
    cause: 'order.paid',
    orderId,
    endsAt: monthsLater(deps.clock(), deps.settings.now().credits.expiryMonths),
  });
  return ready !== null;
}

/**
 * Gives a new brand the operator's starter credits, once, as a pack that expires like a bought one; nothing
 * if credits are off. The caller appends `account.email_confirmed` about its owner in this transaction.
 */
export async function giveStarterCredits(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  brandId: string,
): Promise<void> {
  const { isOn, starter, expiryMonths } = deps.settings.now().credits;
  if (!isOn || starter === 0) return;
  await writeEntry(deps, tx, await lockCreditAccount(tx, brandId), {
    key: `starter:${brandId}`,
    // The brand's id identifies the pack, because a brand gets only one.
    change: { movement: 'GIVEN', pack: { packId: brandId, credits: starter } },
    cause: 'account.email_confirmed',
    endsAt: monthsLater(deps.clock(), expiryMonths),
  });
}

/**
 * Books goodwill credits as a pack of their own, which ends like a bought one. The caller appends `credits.given` about
 * the grant in this transaction.
 */
export async function bookGrant(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, grantId, credits }: { brandId: string; grantId: string; credits: number },
): Promise<void> {
  await writeEntry(deps, tx, await lockCreditAccount(tx, brandId), {
    key: `given:${grantId}`,
    change: { movement: 'GIVEN', pack: { packId: grantId, credits } },
    cause: 'credits.given',
    endsAt: monthsLater(deps.clock(), deps.settings.now().credits.expiryMonths),
  });
}

/**
 * Books a refund for a pack, and takes back its unspent credits, at most `credits`. Spent ones stay with
 * their briefs, so the balance never falls below zero. Returns how many were taken; null if this `refundId`
 * was booked before. The caller appends `order.refunded` about the order in this transaction.
 */
export async function refundPack(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { brandId, orderId, source, price, credits, refundId }: Pack & { credits: number; refundId: string },
): Promise<number | null> {
  const creditAccount = await lockCreditAccount(tx, brandId);
  const packs = await readPacks(tx, brandId);
  const ready = packs.find(({ packId }) => packId === orderId)?.ready ?? 0;
  const taken = Math.min(ready, credits);
  const after = await writeEntry(deps, tx, creditAccount, {
    key: `refunded:${refundId}`,
    change: { movement: 'REFUNDED', pack: { packId: orderId, credits: taken }, source, price },
    cause: 'order.refunded',
    orderId,
  });
  return after === null ? null : taken;
}

const reinstatedKey = (refundId: string) => `reinstated:${refundId}`;

/** Whether `reinstatePack` reversed this refund in the books. */
export const wasReinstated = (db: Reader, refundId: string): Promise<boolean> =>
  hasEntry(db, reinstatedKey(refundId));

/**
 * Reverses a refund that did not last, as after a won dispute: its money, and the credits that it took, whose
 * validity begins again. Returns whether it was new. The caller appends `order.paid` in this transaction.
 */
export async function reinstatePack(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, orderId, source, price, refundId }: Pack & { refundId: string },
): Promise<boolean> {
  const creditAccount = await lockCreditAccount(tx, brandId);
  const [refund] = await tx
    .select({ credits: ledgerEntries.credits })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, `refunded:${refundId}`));
  const after = await writeEntry(deps, tx, creditAccount, {
    key: reinstatedKey(refundId),
    change: { movement: 'BOUGHT', pack: { packId: orderId, credits: refund?.credits ?? 0 }, source, price },
    cause: 'order.paid',
    orderId,
  });
  if (after === null) return false;
  const endsAt = monthsLater(deps.clock(), deps.settings.now().credits.expiryMonths);
  await setEnd(tx, { brandId, orderId }, { endsAt, warnedAt: null });
  return true;
}

/** Ends a pack whose whole price was refunded: credits that briefs return to it later expire with the next check. */
export async function endPack(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  pack: Pick<Pack, 'brandId' | 'orderId'>,
): Promise<void> {
  // Counts as warned: a past end needs no warning.
  await setEnd(tx, pack, { endsAt: clock(), warnedAt: clock() });
}

const setEnd = (
  tx: Tx,
  { brandId, orderId }: Pick<Pack, 'brandId' | 'orderId'>,
  end: { endsAt: Date; warnedAt: Date | null },
) =>
  tx
    .update(ledgerAccounts)
    .set(end)
    .where(and(eq(ledgerAccounts.ownerId, brandId), eq(ledgerAccounts.packId, orderId)));
