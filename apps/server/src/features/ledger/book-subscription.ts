/** The money of a creator's subscription in the books (rules/credits#ledger). */
import type { PaymentSource, TaxedAmount } from '@briefcast/contract/credits/ledger';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { lockCreditAccount } from './credit-account.ts';
import { hasEntry, writeEntry } from './write-entry.ts';

interface PaidMonth {
  ownerId: string;
  orderId: string;
  source: PaymentSource;
  price: TaxedAmount;
}

/** A refund of a month, identified by its refund or dispute. */
export interface MoneyOfMonth extends PaidMonth {
  refundId: string;
}

/** Books a month that was paid, once. The caller appends `subscription.changed` about it in this transaction. */
export async function bookSubscription(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { ownerId, orderId, source, price }: PaidMonth,
): Promise<void> {
  const creditAccount = await lockCreditAccount(tx, ownerId);
  await writeEntry(deps, tx, creditAccount, {
    key: `subscribed:${orderId}`,
    change: { movement: 'SUBSCRIBED', source, price },
    cause: 'subscription.changed',
    orderId,
  });
}

const keyOf = { UNSUBSCRIBED: 'unsubscribed', SUBSCRIBED: 'resubscribed' } as const;
type MovementBack = keyof typeof keyOf;

/**
 * Books a refund of a month (UNSUBSCRIBED), or its reversal because a refund failed or a dispute was won
 * (SUBSCRIBED). Returns whether it was new. The caller appends the causing fact in this transaction.
 */
export async function bookMonthMoney(
  deps: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  movement: MovementBack,
  { ownerId, orderId, source, price, refundId }: MoneyOfMonth,
): Promise<boolean> {
  const creditAccount = await lockCreditAccount(tx, ownerId);
  const after = await writeEntry(deps, tx, creditAccount, {
    key: `${keyOf[movement]}:${refundId}`,
    change: { movement, source, price },
    cause: movement === 'SUBSCRIBED' ? 'subscription.changed' : 'subscription.refunded',
    orderId,
  });
  return after !== null;
}

/** Whether a refund of a month was reversed, by the books. */
export const cameAgain = (db: Reader, refundId: string): Promise<boolean> =>
  hasEntry(db, `${keyOf.SUBSCRIBED}:${refundId}`);
