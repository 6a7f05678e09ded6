/** Packs of credits: bought, and refunded as far as they were not spent (rules/billing#packs). */
import { monthsLater, type PaymentSource, type TaxedAmount } from '@briefcast/contract/rules/ledger';
import { and, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { lockPurse, readPacks } from './purse.ts';
import { hasEntry, writeEntry } from './write-entry.ts';

interface Pack {
  brandId: string;
  /** Names the pack as well: an order is one. */
  orderId: string;
  source: PaymentSource;
  price: TaxedAmount;
}

/**
 * Books a pack that was paid; its months begin now. Returns whether it was new. The caller appends `order.paid` about
 * the order in this transaction.
 */
export async function bookPack(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, orderId, source, price, credits }: Pack & { credits: number },
): Promise<boolean> {
  const purse = await lockPurse(tx, brandId);
  const ready = await writeEntry(deps, tx, purse, {
    key: `bought:${orderId}`,
    change: { movement: 'BOUGHT', pack: { packId: orderId, credits }, source, price },
    cause: 'order.paid',
    orderId,
    endsAt: monthsLater(deps.clock(), deps.settings.now().credits.expiryMonths),
  });
  return ready !== null;
}

/**
 * Gives a new brand the operator's starter credits, once, as a pack that ends like one that was bought; nothing where
 * credits are off. The caller appends `account.email_confirmed` about its owner in this transaction.
 */
export async function giveStarterCredits(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  brandId: string,
): Promise<void> {
  const { isOn, starter, expiryMonths } = deps.settings.now().credits;
  if (!isOn || starter === 0) return;
  await writeEntry(deps, tx, await lockPurse(tx, brandId), {
    key: `starter:${brandId}`,
    // The brand's id names the pack, as it gets no second one.
    change: { movement: 'GIVEN', pack: { packId: brandId, credits: starter } },
    cause: 'account.email_confirmed',
    endsAt: monthsLater(deps.clock(), expiryMonths),
  });
}

/**
 * Books the money that goes back for a pack, and takes back as many of its credits as were not spent, at most `credits`.
 * Spent ones stay with the briefs that they paid, so nobody's credits fall below zero. Returns how many were taken; null
 * where this `refundId` was booked before. The caller appends `order.refunded` about the order in this transaction.
 */
export async function refundPack(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { brandId, orderId, source, price, credits, refundId }: Pack & { credits: number; refundId: string },
): Promise<number | null> {
  const purse = await lockPurse(tx, brandId);
  const packs = await readPacks(tx, brandId);
  const ready = packs.find(({ packId }) => packId === orderId)?.ready ?? 0;
  const taken = Math.min(ready, credits);
  const after = await writeEntry(deps, tx, purse, {
    key: `refunded:${refundId}`,
    change: { movement: 'REFUNDED', pack: { packId: orderId, credits: taken }, source, price },
    cause: 'order.refunded',
    orderId,
  });
  return after === null ? null : taken;
}

const reinstatedKey = (refundId: string) => `reinstated:${refundId}`;

/** Whether the refund was booked back by `reinstatePack`. */
export const wasReinstated = (db: Reader, refundId: string): Promise<boolean> =>
  hasEntry(db, reinstatedKey(refundId));

/**
 * Books a refund back that did not last, such as a dispute that was won: its money, and the credits that it took, whose
 * months begin anew. Returns whether it was new. The caller appends `order.paid` in this transaction.
 */
export async function reinstatePack(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { brandId, orderId, source, price, refundId }: Pack & { refundId: string },
): Promise<boolean> {
  const purse = await lockPurse(tx, brandId);
  const [refund] = await tx
    .select({ credits: ledgerEntries.credits })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, `refunded:${refundId}`));
  const after = await writeEntry(deps, tx, purse, {
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

/** Ends a pack whose whole price went back: what still comes back to it of briefs expires with the next look. */
export async function endPack(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  pack: Pick<Pack, 'brandId' | 'orderId'>,
): Promise<void> {
  // Nobody is warned of an end that has come.
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
