/** A payout as it travels, from its row and the separate reads. */
import {
  api,
  invoiceReference,
  type PaymentRecord,
  type Payout,
  type PayoutPart,
  requestPath,
} from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals, files, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { signedPath } from '../../platform/storage/signed-address.ts';
import { personOf } from '../accounts/person.ts';
import {
  dealInvoiceLink,
  hasCompletionInvoice,
  type InvoiceReader,
  invoiceVariants,
  type KnownDealInvoice,
  oldInvoiceOf,
} from '../invoices/deal-invoice-links.ts';
import { dealInvoiceNumberOfPayout } from '../invoices/deal-invoice-number.ts';
import { otherSide } from '../parties/party-names.ts';
import { laterOf } from './due-days.ts';
import type { LateState } from './late-state.ts';
import { presentProof, proofColumns } from './payment-proof.ts';
import { bytesOfParts } from './read-parts.ts';
import { restOf } from './rest.ts';

export type PayoutDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

/** Selects the rows of payouts with columns of their deals; ask it `where`. */
export const selectPayouts = (db: Reader, actor: Pick<UserActor, 'role'>) =>
  db
    .select({
      payout: payouts,
      title: deals.title,
      currency: deals.currency,
      sentAt: deals.createdAt,
      brandId: deals.brandId,
      creatorId: creators.userId,
      party: otherSide(actor),
      markedBy: personOf(sql`${payouts.markedBy}`),
      proof: proofColumns,
      invoiceNumber: dealInvoiceNumberOfPayout,
      hasCompletionInvoice: hasCompletionInvoice(sql`${payouts.dealId}`),
      bytesBesides: bytesOfParts(sql`${payouts.dealId}`),
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(files, and(eq(files.id, payouts.proofFileId), eq(files.dealId, payouts.dealId)));

export type PayoutRow = Awaited<ReturnType<typeof selectPayouts>>[number];

function presentPayment(deps: PayoutDeps, { payout, proof, markedBy }: PayoutRow): Payout['payment'] {
  const { paidOn, method, reference, markedAt } = payout;
  if (!(paidOn && method && markedAt)) return null;
  return {
    paidOn: paidOn.toISOString(),
    method,
    reference,
    proof: presentProof(deps, proof),
    markedAt: markedAt.toISOString(),
    markedBy,
  };
}

/**
 * Time of the creator's answer, as it travels; null where the payment was marked again and waits for another answer,
 * and where a decision ended the debt.
 */
export const answeredAtOf = (payout: PayoutRow['payout']): string | null =>
  payout.state === 'MARKED' || restOf(payout) === 0 ? null : (payout.answeredAt?.toISOString() ?? null);

function presentAnswer(payout: PayoutRow['payout']): Payout['answer'] {
  const answeredAt = answeredAtOf(payout);
  if (answeredAt === null) return null;
  const { state, answerNote, isBySilence } = payout;
  return { arrived: state === 'CONFIRMED', bySilence: isBySilence, note: answerNote, answeredAt };
}

/** The kept invoices of a deal, when each was first seen, and which side reads of it. */
interface KnownInvoices {
  kept: readonly KnownDealInvoice[];
  looks: ReadonlyMap<string, Date>;
  side: InvoiceReader;
}

/** Data of payouts that statements of their own read. */
export interface BesidesPayout {
  parts: PayoutPart[] | undefined;
  invoices: KnownInvoices;
  late: LateState | undefined;
}

/** The creator's invoices; none once the creator is gone, who would be their issuer. */
function presentInvoices(
  deps: PayoutDeps,
  { payout: { dealId: id }, creatorId, hasCompletionInvoice }: PayoutRow,
  { kept, looks, side }: KnownInvoices,
): Pick<Payout, 'invoiceUrl' | 'invoices'> {
  if (creatorId === null) return { invoices: [] };
  const isKept = kept.some(({ cause }) => cause === 'COMPLETION');
  const all = isKept || !hasCompletionInvoice ? kept : [oldInvoiceOf(id, looks), ...kept];
  const path = requestPath(api.papers.dealInvoice, { params: { id } });
  return {
    invoices: all.map((one) => dealInvoiceLink(deps, id, one, side)),
    ...(hasCompletionInvoice
      ? {
          invoiceUrl: signedPath(path, deps.keys.links, { id, variant: invoiceVariants[side] }, deps.clock()),
        }
      : {}),
  };
}

/** `record` is how its brand has paid, for a creator. */
export const presentPayout = (
  deps: PayoutDeps,
  row: PayoutRow,
  record: PaymentRecord | null,
  { parts = [], invoices, late = {} }: BesidesPayout,
): Payout => ({
  dealId: row.payout.dealId,
  title: row.title,
  currency: row.currency,
  amountCents: row.payout.amountCents,
  restCents: restOf(row.payout),
  ...(row.payout.droppedCents === 0 ? {} : { droppedCents: row.payout.droppedCents }),
  parts,
  state: row.payout.state,
  completedAt: row.payout.completedAt?.toISOString() ?? null,
  dueAt: row.payout.dueAt.toISOString(),
  ...laterOf(row.payout),
  paymentDays: row.payout.paymentDays,
  party: row.party,
  record,
  payment: presentPayment(deps, row),
  answer: presentAnswer(row.payout),
  reminders: {
    sent: row.payout.remindersSent,
    lastAt: row.payout.lastRemindedAt?.toISOString() ?? null,
    nextAt: row.payout.nextStepAt?.toISOString() ?? null,
  },
  ...presentInvoices(deps, row, invoices),
  invoiceReference: invoiceReference(row.payout.dealId, row.invoiceNumber),
  ...late,
});
