/**
 * Steps that time alone causes: reminders of debts, and the end of a creator's silence (rules/payouts#reminders). The
 * moment is in the row and is found by an index, so a stop loses nothing: a missed step is done once, later.
 */
import { nextReminder } from '@briefcast/contract';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { everyStep, forEachDue } from '../../platform/jobs/for-each-due.ts';
import { confirmSilentParts } from './answer-part.ts';
import { factOfPayout, writeReminder } from './write-payout.ts';

type StepDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'jobs' | 'log'>;

/** Takes the step of one payout under its lock; one that was answered in between is due no more. */
async function remindOrConfirmOne(
  { facts }: Pick<Deps, 'facts'>,
  tx: Tx,
  dealId: string,
  now: Date,
): Promise<void> {
  const [found] = await tx
    .select({ payout: payouts, brandId: deals.brandId, creatorId: deals.creatorId })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(and(eq(payouts.dealId, dealId), lte(payouts.nextStepAt, now)))
    .for('update', { of: payouts });
  if (!found) return;
  const { payout, ...parties } = found;
  const about = factOfPayout(dealId, parties, null);
  if (payout.state === 'MARKED') {
    const answered = { state: 'CONFIRMED', isBySilence: true, answeredAt: now, answeredBy: null } as const;
    await tx
      .update(payouts)
      .set({ ...answered, answerNote: null, nextStepAt: null })
      .where(eq(payouts.dealId, dealId));
    return facts.append(tx, { kind: 'payout.answered', ...about, data: { arrived: true, bySilence: true } });
  }
  await writeReminder({ facts }, tx, { payout, about, now, nextStepAt: nextReminder(payout.dueAt, now) });
}

/** Takes every step that is due now, each in a transaction of its own. */
export async function takeDueSteps(deps: StepDeps): Promise<void> {
  const now = deps.clock();
  const takeSteps = () =>
    forEachDue(deps, {
      read: (limit) =>
        deps.db
          .select({ dealId: payouts.dealId })
          .from(payouts)
          .where(lte(payouts.nextStepAt, now))
          .orderBy(asc(payouts.nextStepAt), asc(payouts.dealId))
          .limit(limit),
      work: ({ dealId }) => deps.db.transaction((tx) => remindOrConfirmOne(deps, tx, dealId, now)),
    });
  await everyStep(() => confirmSilentParts(deps, now), takeSteps);
}
