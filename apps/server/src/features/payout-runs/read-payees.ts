/** Data for the files of a run (rules/payouts#run-files). */
import { AppError, invoiceReference, type RunFileKind, type RunPayees } from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import {
  deals,
  payoutRunDownloads,
  payoutRunPayments,
  payouts,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { revealDetailsOf } from '../bank-details/reveal-details.ts';
import { dealInvoiceNumberOfPayout } from '../invoices/deal-invoice-number.ts';
import { restCents } from '../payouts/rest.ts';
import { findRun } from './find-run.ts';
import { creatorName, isStillOwed } from './read-runs.ts';
import { requirePayees } from './require-payees.ts';

/**
 * Whether a file has the payment: an owed one, and one that this run marked, until the creator confirms it. A payment
 * marked without the run is left out, so that nobody is paid twice.
 */
const isInFile = (payment: Parameters<typeof isStillOwed>[0] & { isMarkedHere: boolean | null }): boolean =>
  payment.isMarkedHere === null
    ? isStillOwed(payment)
    : payment.isMarkedHere && payment.state !== 'CONFIRMED';

/**
 * Returns the payments of a run with their accounts, and notes each look and the download. Throws
 * run.not_found, run.nothing_left, team.role_too_small, and what `requirePayees` throws.
 */
export const readPayees = (
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  actor: UserActor,
  runId: string,
  kind: RunFileKind,
): Promise<RunPayees> =>
  deps.db.transaction(async (tx) => {
    const { number, currency, createdAt } = await findRun(tx, actor, runId, 'key share');
    const rows = await tx
      .select({
        dealId: payoutRunPayments.dealId,
        amountCents: payoutRunPayments.amountCents,
        isMarkedHere: payoutRunPayments.isMarkedHere,
        state: payouts.state,
        restCents,
        creator: creatorName,
        invoiceNumber: dealInvoiceNumberOfPayout,
      })
      .from(payoutRunPayments)
      .innerJoin(payouts, eq(payouts.dealId, payoutRunPayments.dealId))
      .innerJoin(deals, eq(deals.id, payoutRunPayments.dealId))
      .where(eq(payoutRunPayments.runId, runId))
      .orderBy(asc(payoutRunPayments.dealId));
    const inFile = rows.filter(isInFile);
    if (inFile.length === 0) throw new AppError('run.nothing_left');
    const owed = await requirePayees(
      tx,
      actor,
      inFile.map(({ dealId }) => dealId),
    );
    const seen = await revealDetailsOf(deps, tx, actor, owed);
    const payments = inFile.map(({ dealId, amountCents, creator, invoiceNumber }) => {
      const details = seen.get(dealId);
      if (!details) throw new AppError('run.no_details');
      return { dealId, creator, amountCents, reference: invoiceReference(dealId, invoiceNumber), ...details };
    });
    await tx
      .insert(payoutRunDownloads)
      .values({ runId, kind, userId: actor.userId, downloadedAt: deps.clock() });
    return { number, currency, createdAt: createdAt.toISOString(), payments };
  });
