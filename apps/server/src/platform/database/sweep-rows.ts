/** Removes rows that time has made useless: ended sessions, passing facts, spent links and counters. */
import { and, isNull, lt } from 'drizzle-orm';
import { networkKnown, triesKept } from '../auth/password-rule.ts';
import type { Deps } from '../deps.ts';
import { sweepFacts } from '../facts/swept.ts';
import {
  adminSessions,
  idempotencyKeys,
  linkPreviews,
  mailSlots,
  passwordTries,
  rateLimits,
  resetTokens,
  sessions,
  uploadReservations,
} from './tables/index.ts';

const hour = 60 * 60 * 1000;
/** How long a screen may be away and still catch up from the stream; longer, it reads everything anew. */
const passingFactsKept = 3 * 24 * hour;
/** How long a call that creates may be asked for again. */
export const keysKept = 24 * hour;
/** Longer than the longest bound on mails, which is a day. */
const mailSlotsKept = 3 * 24 * hour;

/** Sweeps once. The next time is planned first, so that a failure does not end the sweeping for good. */
export async function sweepRows({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock();
  await jobs.plan('rows.sweep', new Date(now.getTime() + hour));
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
    await tx.delete(adminSessions).where(lt(adminSessions.expiresAt, now));
    const before = (milliseconds: number) =>
      lt(passwordTries.triedAt, new Date(now.getTime() - milliseconds));
    await tx.delete(passwordTries).where(and(isNull(passwordTries.succeededAt), before(triesKept)));
    await tx.delete(passwordTries).where(before(networkKnown));
    await tx.delete(resetTokens).where(lt(resetTokens.expiresAt, now));
    await tx.delete(linkPreviews).where(lt(linkPreviews.expiresAt, now));
    await tx.delete(rateLimits).where(lt(rateLimits.resetAt, now));
    await tx.delete(uploadReservations).where(lt(uploadReservations.expiresAt, now));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keysKept)));
    await tx.delete(mailSlots).where(lt(mailSlots.sentAt, new Date(now.getTime() - mailSlotsKept)));
    await sweepFacts(tx, new Date(now.getTime() - passingFactsKept));
  });
}
