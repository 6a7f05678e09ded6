/** The runs of an organisation, each with its payments and downloads (rules/payouts#runs). */
import {
  AppError,
  mostRunDownloadsTold,
  owedStates,
  type PayoutRun,
  type PayoutRunPage,
  type PayoutRunsQuery,
  type RunPaymentState,
  runsPerPage,
} from '@briefcast/contract';
import { firstDoneDay } from '@briefcast/contract/deals/done-day';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { cutPage } from '../../platform/database/newest-first.ts';
import {
  deals,
  payoutRunDownloads,
  payoutRunPayments,
  payoutRuns,
  payouts,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor.ts';
import { personOf } from '../accounts/person.ts';
import { restCents } from '../payouts/rest.ts';

/** Name of the creator of the row of `deals`; null once the account is gone. */
export const creatorName = sql<string | null>`(select nullif(concat_ws(' ', c.first_name, c.last_name), '')
  from creators c where c.user_id = ${deals.creatorId})`;

/** About what the payments and downloads of the row of `payout_runs` weigh in an answer. */
const bytesOfPayments = sql<number>`(select
  (${mostRunDownloadsTold} * 600 + coalesce(sum(600 + octet_length(d.title)), 0))::int
  from payout_run_payments p join deals d on d.id = p.deal_id where p.run_id = ${payoutRuns.id})`;

const selectRuns = (db: Reader) =>
  db
    .select({
      run: payoutRuns,
      createdBy: personOf(sql`${payoutRuns.createdBy}`),
      markedBy: personOf(sql`${payoutRuns.markedBy}`),
      discardedBy: personOf(sql`${payoutRuns.discardedBy}`),
      bytesBesides: bytesOfPayments,
    })
    .from(payoutRuns);
type RunRow = Awaited<ReturnType<typeof selectRuns>>[number];

const readPayments = (db: Reader, runIds: readonly string[]) =>
  db
    .select({
      runId: payoutRunPayments.runId,
      dealId: payoutRunPayments.dealId,
      title: deals.title,
      sentAt: deals.createdAt,
      creator: creatorName,
      amountCents: payoutRunPayments.amountCents,
      isMarkedHere: payoutRunPayments.isMarkedHere,
      state: payouts.state,
      restCents,
      dueAt: payouts.dueAt,
    })
    .from(payoutRunPayments)
    .innerJoin(payouts, eq(payouts.dealId, payoutRunPayments.dealId))
    .innerJoin(deals, eq(deals.id, payoutRunPayments.dealId))
    .where(inArray(payoutRunPayments.runId, [...runIds]))
    .orderBy(asc(payouts.dueAt), asc(payouts.dealId));
type PaymentRow = Awaited<ReturnType<typeof readPayments>>[number];

/** The newest of each run. */
async function readDownloads(db: Reader, runIds: readonly string[]) {
  const place = sql<number>`row_number() over (partition by ${payoutRunDownloads.runId}
    order by ${payoutRunDownloads.downloadedAt} desc, ${payoutRunDownloads.id} desc)`;
  const numbered = db
    .select({
      id: payoutRunDownloads.id,
      runId: payoutRunDownloads.runId,
      kind: payoutRunDownloads.kind,
      person: personOf(sql`${payoutRunDownloads.userId}`).as('person'),
      downloadedAt: payoutRunDownloads.downloadedAt,
      place: place.as('place'),
    })
    .from(payoutRunDownloads)
    .where(inArray(payoutRunDownloads.runId, [...runIds]))
    .as('numbered');
  return db
    .select()
    .from(numbered)
    .where(sql`${numbered.place} <= ${mostRunDownloadsTold}`)
    .orderBy(asc(numbered.place));
}
type DownloadRow = Awaited<ReturnType<typeof readDownloads>>[number];

/** Payments paid in part since the run was made are owed with another amount, and left to another run. */
export const isStillOwed = ({
  state,
  restCents,
  amountCents,
}: Pick<PaymentRow, 'state' | 'restCents' | 'amountCents'>): boolean =>
  owedStates.includes(state) && restCents === amountCents;

function paymentState(payment: PaymentRow): RunPaymentState {
  const { isMarkedHere, state } = payment;
  if (isMarkedHere === null) return isStillOwed(payment) ? 'OPEN' : 'ELSEWHERE';
  if (!isMarkedHere) return 'ELSEWHERE';
  return state === 'DUE' ? 'OPEN' : state;
}

/** Returns the first day that is valid for all open payments (rules/payouts#steps). */
function earliestPaidOn(payments: readonly PaymentRow[]): Pick<PayoutRun, 'earliestPaidOn'> {
  const sent = payments
    .filter((payment) => paymentState(payment) === 'OPEN')
    .map(({ sentAt }) => sentAt.getTime());
  return sent.length === 0 ? {} : { earliestPaidOn: firstDoneDay(new Date(Math.max(...sent))).toISOString() };
}

/** The first last day of all that is open; payments are read by that day. */
function dueOn(payments: readonly PaymentRow[]): Pick<PayoutRun, 'dueOn'> {
  const first = payments.find((payment) => paymentState(payment) === 'OPEN');
  return first ? { dueOn: first.dueAt.toISOString() } : {};
}

const present = (
  { run, createdBy, markedBy, discardedBy }: RunRow,
  payments: readonly PaymentRow[],
  downloads: readonly DownloadRow[],
): PayoutRun => ({
  id: run.id,
  number: run.number,
  currency: run.currency,
  createdAt: run.createdAt.toISOString(),
  createdBy,
  markedAt: run.markedAt?.toISOString() ?? null,
  markedBy,
  discardedAt: run.discardedAt?.toISOString() ?? null,
  discardedBy,
  payments: payments
    .filter(({ runId }) => runId === run.id)
    .map((payment) => {
      const { dealId, title, creator, amountCents } = payment;
      return { dealId, title, creator, amountCents, state: paymentState(payment) };
    }),
  ...dueOn(payments.filter(({ runId }) => runId === run.id)),
  ...earliestPaidOn(payments.filter(({ runId }) => runId === run.id)),
  downloads: downloads
    .filter(({ runId }) => runId === run.id)
    .map(({ id, kind, person, downloadedAt }) => ({
      id,
      kind,
      person,
      downloadedAt: downloadedAt.toISOString(),
    })),
});

async function presentAll(db: Reader, rows: readonly RunRow[]): Promise<PayoutRun[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ run }) => run.id);
  const payments = await readPayments(db, ids);
  const downloads = await readDownloads(db, ids);
  return rows.map((row) => present(row, payments, downloads));
}

/** A page of the runs of the actor's organisation; none for somebody without one. Throws request.invalid for a bad cursor. */
export async function readRuns(
  { db }: Pick<Deps, 'db'>,
  { brandId }: UserActor,
  { cursor }: PayoutRunsQuery,
): Promise<PayoutRunPage> {
  const [before] = cursor ? decodeCursor(cursor) : [];
  if (brandId === null) return { runs: [], nextCursor: null };
  const read = await selectRuns(db)
    .where(
      and(eq(payoutRuns.brandId, brandId), before === undefined ? undefined : lt(payoutRuns.number, before)),
    )
    .orderBy(desc(payoutRuns.number))
    .limit(runsPerPage + 1);
  const { rows, last } = cutPage(read, runsPerPage);
  return {
    runs: await presentAll(db, rows),
    nextCursor: last ? encodeCursor([last.run.number, last.run.id]) : null,
  };
}

/** One run, for who has found it. */
export async function readRun(db: Reader, id: string): Promise<PayoutRun> {
  const [run] = await presentAll(db, await selectRuns(db).where(eq(payoutRuns.id, id)));
  if (!run) throw new AppError('run.not_found');
  return run;
}
