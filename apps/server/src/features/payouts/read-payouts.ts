/** What a party of deals owes or is owed, in pages (rules/payouts). */
import {
  AppError,
  api,
  type PaymentRecord,
  type Payout,
  type PayoutFold,
  type PayoutPage,
  type PayoutsQuery,
  partyId,
  requestPath,
} from '@briefcast/contract';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals, files, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor.ts';
import { signedAddress, signedPaperAddress } from '../../platform/storage/signed-address.ts';
import { personOf } from '../accounts/person.ts';
import { enoughPaymentsFor, paymentRecordOf } from './payment-record.ts';

/** How many a page has unless told. */
const usualPage = 50;

type PayoutDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

/** The condition that the actor is a party of the row of `deals`; false for somebody who belongs to no organisation. */
export function isPartyOf(actor: UserActor): SQL {
  const party = partyId(actor);
  if (party === null) return sql`false`;
  return eq(actor.role === 'BRAND' ? deals.brandId : deals.creatorId, party);
}

/** The other side's name: a brand's outlives its account, a creator's does not. */
export const otherSide = ({ role }: Pick<UserActor, 'role'>) =>
  role === 'BRAND'
    ? {
        id: sql<string | null>`${creators.userId}`,
        name: sql<string | null>`nullif(concat_ws(' ', ${creators.firstName}, ${creators.lastName}), '')`,
        image: sql<string | null>`${creators.profileImage}`,
      }
    : {
        id: sql<string | null>`${brands.id}`,
        name: sql<string | null>`coalesce(${brands.companyName}, ${deals.brandName})`,
        image: sql<string | null>`${brands.profileImage}`,
      };

const select = (db: Reader, actor: UserActor) =>
  db
    .select({
      payout: payouts,
      title: deals.title,
      brandId: deals.brandId,
      creatorId: creators.userId,
      party: otherSide(actor),
      markedBy: personOf(sql`${payouts.markedBy}`),
      proof: { id: files.id, name: files.originalName, size: files.size, cleaned: files.cleaned },
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(files, and(eq(files.id, payouts.proofFileId), eq(files.dealId, payouts.dealId)));

type Row = Awaited<ReturnType<typeof select>>[number];

function presentProof({ keys, clock }: PayoutDeps, proof: Row['proof']) {
  if (!proof) return null;
  const { id, name, size, cleaned } = proof;
  const path = requestPath(api.files.content, { params: { id } });
  const variant = cleaned ? 'cleaned' : 'original';
  return { id, name, size, url: signedAddress(path, keys.links, { id, variant }, clock()) };
}

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

function presentAnswer({ state, answeredAt, answerNote, isBySilence }: Row['payout']): Payout['answer'] {
  // Marked again, it waits for another answer.
  if (!answeredAt || state === 'MARKED') return null;
  return {
    arrived: state === 'CONFIRMED',
    bySilence: isBySilence,
    note: answerNote,
    answeredAt: answeredAt.toISOString(),
  };
}

/** Of the creator's invoice; none once the creator is gone, who would be its issuer. */
function presentInvoice(
  { keys, clock }: PayoutDeps,
  { payout: { dealId: id }, creatorId }: Row,
): Pick<Payout, 'invoiceUrl'> {
  if (creatorId === null) return {};
  const path = requestPath(api.papers.dealInvoice, { params: { id } });
  return { invoiceUrl: signedPaperAddress(path, keys.links, { id, variant: 'deal_invoice' }, clock()) };
}

const present = (deps: PayoutDeps, row: Row, record: PaymentRecord | null): Payout => ({
  dealId: row.payout.dealId,
  title: row.title,
  amountCents: row.payout.amountCents,
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
  ...presentInvoice(deps, row),
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

/** Presents rows to the actor: a creator is told how each brand has paid. */
async function presentAll(deps: PayoutDeps, actor: UserActor, rows: readonly Row[]): Promise<Payout[]> {
  const records = actor.role === 'CREATOR' ? await readRecords(deps.db, rows, deps.clock()) : new Map();
  return rows.map((row) => present(deps, row, enoughPaymentsFor(records.get(row.brandId ?? '') ?? null)));
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
