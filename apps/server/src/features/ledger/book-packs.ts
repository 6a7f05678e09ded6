/** Packs of credits: bought, and refunded as far as they were not spent (rules/billing#packs). */
import { monthsLater, type PaymentSource, type TaxedAmount } from '@briefcast/contract/rules/ledger';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { lockPurse, readPacks } from './purse.ts';
import { writeEntry } from './write-entry.ts';

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
 * credits are off. The caller appends `brand.started` about the brand in this transaction.
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
    cause: 'brand.started',
    endsAt: monthsLater(deps.clock(), expiryMonths),
  });
}

/**
 * Takes back what was not spent of a pack, for the price given. `credits` is how many at most; returns how many it were,
 * which is 0 where all are spent or the refund of this `refundId` was booked before.
 */
export async function refundPack(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { brandId, orderId, source, price, credits, refundId }: Pack & { credits: number; refundId: string },
): Promise<number> {
  const purse = await lockPurse(tx, brandId);
  const packs = await readPacks(tx, brandId);
  const ready = packs.find(({ packId }) => packId === orderId)?.ready ?? 0;
  const taken = Math.min(ready, credits);
  if (taken === 0) return 0;
  const after = await writeEntry(deps, tx, purse, {
    key: `refunded:${refundId}`,
    change: { movement: 'REFUNDED', pack: { packId: orderId, credits: taken }, source, price },
    cause: 'order.refunded',
    orderId,
  });
  return after === null ? 0 : taken;
}
