/** What a formal letter says, from the rows as they are when it is sent (rules/disputes#letter). */
import {
  daysLate,
  type InvoiceParty,
  invoiceReference,
  type LateLetter,
  payByOfLetter,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creators, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { dealInvoiceNumberOfPayout } from '../invoices/deal-invoice-number.ts';
import { restOf } from '../payouts/rest.ts';
import { readPartiesToKeep } from '../payouts/stated-parties.ts';
import type { LockedLate } from './lock-late.ts';

/** A side as it stated itself, by the name and place that are known of it where it stated nothing. */
const sideOf = (stated: InvoiceParty | null, name: string, address: string): InvoiceParty => ({
  taxNumber: '',
  ...stated,
  name: stated?.name || name,
  address: stated?.address || (stated?.einvoice?.street ? '' : address),
});

/** The letter about a debt that is locked. */
export async function writeLetter(
  deps: Pick<Deps, 'keys'>,
  tx: Tx,
  { deal, payout }: LockedLate,
  now: Date,
): Promise<LateLetter> {
  const stated = await readPartiesToKeep(deps, tx, deal);
  const [row] = await tx
    .select({
      firstName: creators.firstName,
      lastName: creators.lastName,
      location: creators.location,
      invoiceNumber: dealInvoiceNumberOfPayout,
    })
    .from(payouts)
    .leftJoin(creators, eq(creators.userId, deal.creatorId ?? ''))
    .where(eq(payouts.dealId, deal.id));
  const name = [row?.firstName, row?.lastName].filter(Boolean).join(' ');
  return {
    creator: sideOf(stated.creator, name, row?.location ?? ''),
    brand: sideOf(stated.brand, deal.brandName, ''),
    title: deal.title,
    invoiceReference: invoiceReference(deal.id, row?.invoiceNumber ?? null),
    currency: deal.currency,
    amountCents: payout.amountCents - payout.droppedCents,
    owedCents: restOf(payout),
    completedAt: payout.completedAt?.toISOString() ?? null,
    dueAt: payout.dueAt.toISOString(),
    payBy: payByOfLetter(now).toISOString(),
    daysLate: daysLate(payout.dueAt, now),
    sentAt: now.toISOString(),
  };
}
