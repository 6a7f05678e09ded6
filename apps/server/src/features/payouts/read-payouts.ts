/** What a party of deals owes or is owed, in pages (rules/payouts). */
import {
  AppError,
  api,
  invoiceReference,
  type PaymentRecord,
  type Payout,
  type PayoutFold,
  type PayoutPage,
  type PayoutPart,
  type PayoutsQuery,
  type Role,
  requestPath,
} from '@briefcast/contract';
import { and, asc, desc, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import {
  brands,
  creators,
  deals,
  files,
  payoutRunPayments,
  payoutRuns,
  payouts,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor.ts';
import { signedPath } from '../../platform/storage/signed-address.ts';
import { personOf } from '../accounts/person.ts';
import { readPayeeStates } from '../bank-details/read-payee-states.ts';
import {
  dealInvoiceLink,
  hasCompletionInvoice,
  invoiceVariants,
  type KnownDealInvoice,
  oldInvoiceOf,
  readInvoiceLooks,
  readKeptInvoices,
} from '../invoices/deal-invoice-links.ts';
import { dealInvoiceNumberOfPayout } from '../invoices/deal-invoice-number.ts';
import { isPartyOf } from '../parties/party.ts';
import { brandNameOfDeal, creatorNameOfDeal } from '../parties/party-names.ts';
import { type LateStanding, readLateStanding } from './late-standing.ts';
import { presentProof, proofColumns } from './payment-proof.ts';
import { enoughPaymentsFor, paymentRecordOf } from './payment-record.ts';
import { readParts } from './read-parts.ts';
import { restOf } from './rest.ts';

/** How many a page has unless told. */
const usualPage = 50;

type PayoutDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

/** The other side's name: a brand's outlives its account, a creator's does not. */
export const otherSide = ({ role }: Pick<UserActor, 'role'>) =>
  role === 'BRAND'
    ? {
        id: sql<string | null>`${creators.userId}`,
        name: creatorNameOfDeal,
        image: sql<string | null>`${creators.profileImage}`,
      }
    : {
        id: sql<string | null>`${brands.id}`,
        name: brandNameOfDeal,
        image: sql<string | null>`${brands.profileImage}`,
      };

const select = (db: Reader, actor: Pick<UserActor, 'role'>) =>
  db
    .select({
      payout: payouts,
      title: deals.title,
      currency: deals.currency,
      brandId: deals.brandId,
      creatorId: creators.userId,
      party: otherSide(actor),
      markedBy: personOf(sql`${payouts.markedBy}`),
      proof: proofColumns,
      invoiceNumber: dealInvoiceNumberOfPayout,
      hasCompletionInvoice: hasCompletionInvoice(sql`${payouts.dealId}`),
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(files, and(eq(files.id, payouts.proofFileId), eq(files.dealId, payouts.dealId)));

type Row = Awaited<ReturnType<typeof select>>[number];

function presentPayment(deps: PayoutDeps, { payout, proof, markedBy }: Row): Payout['payment'] {
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
 * When the creator answered, as it travels; null where the payment was marked again and waits for another answer, and
 * where a decision ended the debt.
 */
export const answeredAtOf = (payout: Row['payout']): string | null =>
  payout.state === 'MARKED' || restOf(payout) === 0 ? null : (payout.answeredAt?.toISOString() ?? null);

function presentAnswer(payout: Row['payout']): Payout['answer'] {
  const answeredAt = answeredAtOf(payout);
  if (answeredAt === null) return null;
  const { state, answerNote, isBySilence } = payout;
  return { arrived: state === 'CONFIRMED', bySilence: isBySilence, note: answerNote, answeredAt };
}

/** The kept invoices of a deal, when each was first seen, and which side reads of it. */
interface KnownInvoices {
  kept: readonly KnownDealInvoice[];
  looks: ReadonlyMap<string, Date>;
  side: Role;
}

/** What is read of payouts by statements of their own. */
interface Besides {
  parts: PayoutPart[] | undefined;
  invoices: KnownInvoices;
  late: LateStanding | undefined;
}

/** The creator's invoices; none once the creator is gone, who would be their issuer. */
function presentInvoices(
  deps: PayoutDeps,
  { payout: { dealId: id }, creatorId, hasCompletionInvoice }: Row,
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

const present = (
  deps: PayoutDeps,
  row: Row,
  record: PaymentRecord | null,
  { parts = [], invoices, late = {} }: Besides,
): Payout => ({
  dealId: row.payout.dealId,
  title: row.title,
  currency: row.currency,
  amountCents: row.payout.amountCents,
  restCents: restOf(row.payout),
  ...(row.payout.droppedCents === 0 ? {} : { droppedCents: row.payout.droppedCents }),
  parts,
  state: row.payout.state,
  completedAt: row.payout.completedAt.toISOString(),
  dueAt: row.payout.dueAt.toISOString(),
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

/** The records of these organisations, each read once. */
async function readRecords(db: Reader, rows: readonly Row[], now: Date): Promise<Map<string, PaymentRecord>> {
  const ids = [...new Set(rows.flatMap(({ brandId }) => brandId ?? []))];
  if (ids.length === 0) return new Map();
  const record = paymentRecordOf(sql`${brands.id}`, sql`${now.toISOString()}::timestamptz`);
  const found = await db
    .select({ id: brands.id, record })
    .from(brands)
    .where(sql`${brands.id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(found.map(({ id, record }) => [id, record]));
}

/** Presents rows to the actor: a creator is told how each brand has paid, a brand whether it can pay. */
async function presentAll(deps: PayoutDeps, actor: UserActor, rows: readonly Row[]): Promise<Payout[]> {
  const dealIds = rows.map(({ payout }) => payout.dealId);
  const parts = await readParts(deps, dealIds);
  const kept = await readKeptInvoices(deps.db, dealIds);
  const looks = await readInvoiceLooks(deps.db, dealIds);
  const late = await readLateStanding(deps, dealIds);
  const besides = ({ payout: { dealId } }: Row): Besides => ({
    parts: parts.get(dealId),
    invoices: { kept: kept.get(dealId) ?? [], looks, side: actor.role },
    late: late.get(dealId),
  });
  if (actor.role === 'CREATOR') {
    const records = await readRecords(deps.db, rows, deps.clock());
    return rows.map((row) => {
      const record = enoughPaymentsFor(records.get(row.brandId ?? '') ?? null);
      return present(deps, row, record, besides(row));
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
    const openRun = runs.get(row.payout.dealId) ?? null;
    return { ...present(deps, row, null, besides(row)), ...(payee ? { payee, openRun } : {}) };
  });
}

/** The numbers of the newest runs that have these payouts and are not marked as paid. */
async function readOpenRuns(db: Reader, dealIds: readonly string[]): Promise<Map<string, number | null>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .select({ dealId: payoutRunPayments.dealId, number: max(payoutRuns.number) })
    .from(payoutRunPayments)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutRunPayments.runId))
    .where(and(inArray(payoutRunPayments.dealId, [...dealIds]), isNull(payoutRuns.markedAt)))
    .groupBy(payoutRunPayments.dealId);
  return new Map(rows.map(({ dealId, number }) => [dealId, number]));
}

/** What orders each list, and on which side of a cursor its next page is. */
const folds = {
  open: {
    isIn: ne(payouts.state, 'CONFIRMED'),
    by: (row: Row) => row.payout.dueAt,
    behind: (at: string, id: string) =>
      sql`(${payouts.dueAt}, ${payouts.dealId}) > (${at}::timestamptz, ${id}::uuid)`,
    order: [asc(payouts.dueAt), asc(payouts.dealId)],
  },
  paid: {
    isIn: eq(payouts.state, 'CONFIRMED'),
    by: (row: Row) => row.payout.answeredAt ?? row.payout.completedAt,
    behind: (at: string, id: string) =>
      sql`(${payouts.answeredAt}, ${payouts.dealId}) < (${at}::timestamptz, ${id}::uuid)`,
    order: [desc(payouts.answeredAt), desc(payouts.dealId)],
  },
} satisfies Record<PayoutFold, object>;

/** A page of the actor's payouts. Throws request.invalid for a bad cursor. */
export async function readPayouts(
  deps: PayoutDeps,
  actor: UserActor,
  { fold = 'open', limit = usualPage, cursor }: PayoutsQuery,
): Promise<PayoutPage> {
  const { isIn, by, behind, order } = folds[fold];
  const [at, id] = cursor ? decodeCursor(cursor) : [null, ''];
  const read = await select(deps.db, actor)
    .where(and(isPartyOf(actor), isIn, at === null ? undefined : behind(new Date(at).toISOString(), id)))
    .orderBy(...order)
    .limit(limit + 1);
  const rows = read.slice(0, limit);
  const last = read.length > limit ? rows.at(-1) : undefined;
  return {
    payouts: await presentAll(deps, actor, rows),
    nextCursor: last ? encodeCursor([by(last).getTime(), last.payout.dealId]) : null,
  };
}

/** One of the actor's payouts. Throws payout.not_found. */
export async function readPayout(deps: PayoutDeps, actor: UserActor, dealId: string): Promise<Payout> {
  const rows = await select(deps.db, actor).where(and(eq(payouts.dealId, dealId), isPartyOf(actor)));
  const [payout] = await presentAll(deps, actor, rows);
  if (!payout) throw new AppError('payout.not_found');
  return payout;
}

/** A payout as its creator reads it, for the admin who decides about it. Null where nothing is owed for the deal. */
export async function readPayoutAsEvidence(deps: PayoutDeps, dealId: string): Promise<Payout | null> {
  const rows = await select(deps.db, { role: 'CREATOR' }).where(eq(payouts.dealId, dealId));
  const [row] = rows;
  if (!row) return null;
  const records = await readRecords(deps.db, rows, deps.clock());
  const parts = (await readParts(deps, [dealId])).get(dealId);
  const late = (await readLateStanding(deps, [dealId])).get(dealId);
  return present(deps, row, enoughPaymentsFor(records.get(row.brandId ?? '') ?? null), { parts, late });
}
