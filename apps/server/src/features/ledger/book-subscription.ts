/** The money of a creator's subscription in the books (rules/billing#ledger). */
import type { PaymentSource, TaxedAmount } from '@briefcast/contract/rules/ledger';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { lockPurse } from './purse.ts';
import { writeEntry } from './write-entry.ts';

interface PaidMonth {
  ownerId: string;
  orderId: string;
  source: PaymentSource;
  price: TaxedAmount;
}

/** Money of a month that went back, named by its refund or dispute. */
export interface MoneyOfMonth extends PaidMonth {
  refundId: string;
}

/** Books a month that was paid, once. The caller appends `subscription.changed` about it in this transaction. */
export async function bookSubscription(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { ownerId, orderId, source, price }: PaidMonth,
): Promise<void> {
  const purse = await lockPurse(tx, ownerId);
  await writeEntry(deps, tx, purse, {
    key: `subscribed:${orderId}`,
    change: { movement: 'SUBSCRIBED', source, price },
    cause: 'subscription.changed',
    orderId,
  });
}

/**
 * Books money of a month that went back. Returns whether it was new. The caller appends `subscription.refunded` about
 * the month in this transaction.
 */
export async function bookMonthBack(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { ownerId, orderId, source, price, refundId }: MoneyOfMonth,
): Promise<boolean> {
  const purse = await lockPurse(tx, ownerId);
  const after = await writeEntry(deps, tx, purse, {
    key: `unsubscribed:${refundId}`,
    change: { movement: 'UNSUBSCRIBED', source, price },
    cause: 'subscription.refunded',
    orderId,
  });
  return after !== null;
}

/** Books such money that came again, as a refund failed or a dispute was won. Returns whether it was new. */
export async function bookMonthAgain(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { ownerId, orderId, source, price, refundId }: MoneyOfMonth,
): Promise<boolean> {
  const purse = await lockPurse(tx, ownerId);
  const after = await writeEntry(deps, tx, purse, {
    key: `resubscribed:${refundId}`,
    change: { movement: 'SUBSCRIBED', source, price },
    cause: 'subscription.changed',
    orderId,
  });
  return after !== null;
}
