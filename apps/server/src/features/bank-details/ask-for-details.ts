/** A brand that owes asks the creator for bank details (rules/bank-details#asking). */

import { AppError } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { eq, lte } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { bankDetails, bankDetailsQuestions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockOwedDeal } from './lock-owed-deal.ts';
import { openDetails } from './sealed-details.ts';

const betweenQuestionsMilliseconds = dayMs;

/** Throws bank.stated, bank.asked_lately within a day of the last time, and what `lockOwedDeal` throws. */
export const askForBankDetails = (
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'facts'>,
  actor: UserActor,
  dealId: string,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { brandId, creatorId } = await lockOwedDeal(tx, actor, dealId);
    const [stated] = await tx.select().from(bankDetails).where(eq(bankDetails.creatorId, creatorId));
    if (stated && openDetails(deps, stated)) throw new AppError('bank.stated');
    const askedAt = deps.clock();
    const asked = await tx
      .insert(bankDetailsQuestions)
      .values({ dealId, askedAt })
      .onConflictDoUpdate({
        target: bankDetailsQuestions.dealId,
        set: { askedAt },
        setWhere: lte(
          bankDetailsQuestions.askedAt,
          new Date(askedAt.getTime() - betweenQuestionsMilliseconds),
        ),
      })
      .returning({ dealId: bankDetailsQuestions.dealId });
    if (asked.length === 0) throw new AppError('bank.asked_lately');
    await deps.facts.append(tx, {
      kind: 'bank_details.asked',
      actor: 'BRAND',
      actorId: actor.userId,
      brandId,
      creatorId,
      dealId,
    });
  });
