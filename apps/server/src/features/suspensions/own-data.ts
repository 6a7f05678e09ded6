/** Suspensions in the copy of a person's own data: their own, and those of the organisation they work for. */
import { asc, eq, or } from 'drizzle-orm';
import { suspensions } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  suspensions: ({ db }, { userId, brandId }) =>
    db
      .select({
        reason: suspensions.reason,
        suspendedAt: suspensions.suspendedAt,
        answer: suspensions.answer,
        answeredAt: suspensions.answeredAt,
        liftedAt: suspensions.liftedAt,
      })
      .from(suspensions)
      .where(
        or(eq(suspensions.userId, userId), brandId === null ? undefined : eq(suspensions.brandId, brandId)),
      )
      .orderBy(asc(suspensions.suspendedAt)),
};
