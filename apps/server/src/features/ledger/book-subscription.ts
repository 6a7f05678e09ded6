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
