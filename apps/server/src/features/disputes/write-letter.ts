/** Writes a formal letter from the rows as they are when it is sent (rules/disputes#letter). */
import {
  daysLate,
  dueDay,
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
import { sharesOf } from '../payouts/due-days.ts';
import { restOf } from '../payouts/rest.ts';
import { readPartiesToKeep } from '../payouts/stated-parties.ts';
import type { LockedLatePayment } from './lock-late-payment.ts';

/** A side as it stated itself, by the name and place that are known of it where it stated nothing. */
const sideOf = (stated: InvoiceParty | null, name: string, address: string): InvoiceParty => ({
  taxNumber: '',
  ...stated,
  name: stated?.name || name,
  address: stated?.address || (stated?.einvoice?.street ? '' : address),
});

/**
 * The debt that is late. One share alone is demanded until the other is late too, a deposit as before the completion; then
 * the whole, by the later day.
 */
function lateShareOf(payout: LockedLatePayment['payout'], now: Date) {
  const { amountCents, droppedCents, paymentDays, completedAt } = payout;
  const [, later] = sharesOf(payout);
  const isAlone = later !== undefined && daysLate(new Date(later.dueAt), now) === 0;
  const dueAt = isAlone || !later ? payout.dueAt : new Date(later.dueAt);
  const isOfRest = completedAt === null || dueDay(completedAt, paymentDays).getTime() === dueAt.getTime();
  const laterCents = isAlone ? later.amountCents : 0;
  return {
    amountCents: amountCents - droppedCents - laterCents,
    owedCents: restOf(payout) - laterCents,
    completedAt: isAlone && !isOfRest ? null : (completedAt?.toISOString() ?? null),
    dueAt: dueAt.toISOString(),
    daysLate: daysLate(dueAt, now),
  };
}

/** The letter about a debt that is locked. */
export async function writeLetter(
  deps: Pick<Deps, 'keys'>,
  tx: Tx,
  { deal, payout }: LockedLatePayment,
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
    ...lateShareOf(payout, now),
    payBy: payByOfLetter(now).toISOString(),
    sentAt: now.toISOString(),
  };
}
