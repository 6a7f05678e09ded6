/** Debts and claims of a party of deals, in pages (rules/payouts). */
import {
  AppError,
  owedStates,
  type PaymentRecord,
  type Payout,
  type PayoutFold,
  type PayoutPage,
  type PayoutsQuery,
} from '@briefcast/contract';
import { firstDoneDay } from '@briefcast/contract/deals/done-day';
import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/database/newest-first.ts';
import { brands, payouts } from '../../platform/database/tables/index.ts';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor.ts';
import { readPayeeStates } from '../bank-details/read-payee-states.ts';
import { type InvoiceReader, readInvoiceLooks, readKeptInvoices } from '../invoices/deal-invoice-links.ts';
import { isInCampaign } from '../parties/in-campaign.ts';
import { isPartyOf } from '../parties/party.ts';
import { readLateState } from './late-state.ts';
import { enoughPaymentsFor, paymentRecordOf } from './payment-record.ts';
import {
  type BesidesPayout,
  type PayoutDeps,
  type PayoutRow,
  presentPayout,
  selectPayouts,
} from './present-payout.ts';
import { readOpenRuns } from './read-open-runs.ts';
import { readParts } from './read-parts.ts';

/** Default size of a page. */
const usualPage = 50;

/** The records of these organisations, each read once. */
async function readRecords(
  db: Reader,
  rows: readonly PayoutRow[],
  now: Date,
): Promise<Map<string, PaymentRecord>> {
  const ids = [...new Set(rows.flatMap(({ brandId }) => brandId ?? []))];
  if (ids.length === 0) return new Map();
  const record = paymentRecordOf(sql`${brands.id}`, sql`${now.toISOString()}::timestamptz`);
  const found = await db
    .select({ id: brands.id, record })
    .from(brands)
    .where(sql`${brands.id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(found.map(({ id, record }) => [id, record]));
}

/** Reads the data besides the rows of these payouts, as the side reads it. */
async function readBesides(deps: PayoutDeps, dealIds: readonly string[], side: InvoiceReader) {
  const parts = await readParts(deps, dealIds);
  const kept = await readKeptInvoices(deps.db, dealIds);
  const looks = await readInvoiceLooks(deps.db, dealIds);
  const late = await readLateState(deps, dealIds);
  return ({ payout: { dealId } }: PayoutRow): BesidesPayout => ({
    parts: parts.get(dealId),
    invoices: { kept: kept.get(dealId) ?? [], looks, side },
    late: late.get(dealId),
  });
}

/** Presents rows to the actor: a creator sees how each brand has paid, a brand whether it can pay. */
async function presentAll(deps: PayoutDeps, actor: UserActor, rows: readonly PayoutRow[]): Promise<Payout[]> {
  const dealIds = rows.map(({ payout }) => payout.dealId);
  const besides = await readBesides(deps, dealIds, actor.role);
  if (actor.role === 'CREATOR') {
    const records = await readRecords(deps.db, rows, deps.clock());
    return rows.map((row) => {
      const record = enoughPaymentsFor(records.get(row.brandId ?? '') ?? null);
      return presentPayout(deps, row, record, besides(row));
    });
  }
  const owed = rows.filter(({ creatorId, payout }) => creatorId !== null && payout.state !== 'CONFIRMED');
  const payees = await readPayeeStates(
    deps.db,
    owed.map(({ payout }) => payout.dealId),
  );
  const runs = await readOpenRuns(
    deps.db,
    owed.map(({ payout }) => payout.dealId),
  );
  return rows.map((row) => {
    const payee = payees.get(row.payout.dealId);
    const run = runs.get(row.payout.dealId);
    return {
      ...presentPayout(deps, row, null, besides(row)),
      ...(row.payout.state === 'CONFIRMED' ? {} : { earliestPaidOn: firstDoneDay(row.sentAt).toISOString() }),
      ...(payee ? { payee, openRun: run?.number ?? null, heldBy: run?.heldBy ?? null } : {}),
    };
  });
}

/** Open payments, the oldest due day first. */
const byDueDay = {
  by: (row: PayoutRow) => row.payout.dueAt,
  behind: (at: string, id: string) =>
    sql`(${payouts.dueAt}, ${payouts.dealId}) > (${at}::timestamptz, ${id}::uuid)`,
  order: [asc(payouts.dueAt), asc(payouts.dealId)],
};
const hasMarkedPart = gt(payouts.markedPartsCents, 0);

/** Condition and order of each list, and the side of a cursor on which its next page is. */
const folds = {
  open: {
    // A part that waits for its answer is answered where what is open is listed, also once the rest is settled.
    isIn: or(ne(payouts.state, 'CONFIRMED'), hasMarkedPart),
    ...byDueDay,
  },
  owed: { isIn: inArray(payouts.state, [...owedStates]), ...byDueDay },
  marked: {
    isIn: or(eq(payouts.state, 'MARKED'), and(eq(payouts.state, 'CONFIRMED'), hasMarkedPart)),
    ...byDueDay,
  },
  paid: {
    isIn: and(eq(payouts.state, 'CONFIRMED'), eq(payouts.markedPartsCents, 0)),
    by: (row: PayoutRow) => row.payout.answeredAt ?? row.payout.dueAt,
    behind: (at: string, id: string) =>
      sql`(${payouts.answeredAt}, ${payouts.dealId}) < (${at}::timestamptz, ${id}::uuid)`,
    order: [desc(payouts.answeredAt), desc(payouts.dealId)],
  },
} satisfies Record<PayoutFold, object>;

/** A page of the actor's payouts. Throws request.invalid for a bad cursor. */
export async function readPayouts(
  deps: PayoutDeps,
  actor: UserActor,
  { fold = 'open', campaign, limit = usualPage, cursor }: PayoutsQuery,
): Promise<PayoutPage> {
  const { isIn, by, behind, order } = folds[fold];
  const [at, id] = cursor ? decodeCursor(cursor) : [null, ''];
  const read = await selectPayouts(deps.db, actor)
    .where(
      and(
        isPartyOf(actor),
        isIn,
        isInCampaign(actor, campaign),
        at === null ? undefined : behind(new Date(at).toISOString(), id),
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  const { rows, last } = cutPage(read, limit);
  return {
    payouts: await presentAll(deps, actor, rows),
    nextCursor: last ? encodeCursor([by(last).getTime(), last.payout.dealId]) : null,
  };
}

/** One of the actor's payouts. Throws payout.not_found. */
export async function readPayout(deps: PayoutDeps, actor: UserActor, dealId: string): Promise<Payout> {
  const rows = await selectPayouts(deps.db, actor).where(and(eq(payouts.dealId, dealId), isPartyOf(actor)));
  const [payout] = await presentAll(deps, actor, rows);
  if (!payout) throw new AppError('payout.not_found');
  return payout;
}

/** A payout as its creator reads it, for the admin who decides about it. Null where nothing is owed for the deal. */
export async function readPayoutAsEvidence(deps: PayoutDeps, dealId: string): Promise<Payout | null> {
  const rows = await selectPayouts(deps.db, { role: 'CREATOR' }).where(eq(payouts.dealId, dealId));
  const [row] = rows;
  if (!row) return null;
  const records = await readRecords(deps.db, rows, deps.clock());
  const besides = await readBesides(deps, [dealId], 'ADMIN');
  return presentPayout(deps, row, enoughPaymentsFor(records.get(row.brandId ?? '') ?? null), besides(row));
}
