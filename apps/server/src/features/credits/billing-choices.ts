/** Choices of an organisation's owners for its invoices and warnings. */
import type { CreditBalance, InvoiceDetails } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { AllowedOrganization } from '../../platform/auth/authorize.ts';
import { billingChoices, creditOrders } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readBalance } from './read-billing.ts';

/** Sets the recipient of invoices; orders that wait name them too, paid ones keep theirs. */
export async function chooseDetails(
  { db }: Pick<Deps, 'db'>,
  { brandId }: AllowedOrganization<'billing.manage'>,
  details: InvoiceDetails,
): Promise<InvoiceDetails> {
  return db.transaction(async (tx) => {
    await tx
      .insert(billingChoices)
      .values({ brandId, details })
      .onConflictDoUpdate({ target: billingChoices.brandId, set: { details } });
    await tx
      .update(creditOrders)
      .set({ buyer: details })
      .where(and(eq(creditOrders.brandId, brandId), eq(creditOrders.status, 'AWAITING')));
    return details;
  });
}

/** Sets the number of credits at which the organisation is warned. */
export async function chooseWarning(
  deps: Pick<Deps, 'db' | 'settings'>,
  { brandId }: AllowedOrganization<'billing.manage'>,
  warningLevel: number,
): Promise<CreditBalance> {
  await deps.db
    .insert(billingChoices)
    .values({ brandId, warningLevel })
    .onConflictDoUpdate({ target: billingChoices.brandId, set: { warningLevel } });
  return readBalance(deps, brandId);
}
