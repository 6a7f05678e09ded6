/** The creator demands a late payment formally (rules/disputes#letter). */
import {
  AppError,
  type LateLetter,
  type LetterPreview,
  letterRefusal,
  rolesThatMay,
  type SentLetter,
} from '@briefcast/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { lateLetters, members } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { presentLetter } from '../payouts/late-state.ts';
import { letterWords } from './letter-sheet.ts';
import { type LockedLatePayment, lockLatePayment } from './lock-late-payment.ts';
import { mailLetterJob } from './mail-letter.ts';
import { writeLetter } from './write-letter.ts';

/** Reads the receivers of the letter by mail: the organisation's owners and managers. */
export const readReceivers = (db: Reader, brandId: string) =>
  db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.brandId, brandId), inArray(members.role, rolesThatMay('dispute.state'))))
    .orderBy(members.userId);

/** The letter that was sent, or the one that would be sent now. Throws what `sendLetter` throws of a debt. */
async function letterOf(
  deps: Pick<Deps, 'keys' | 'clock'>,
  tx: Tx,
  late: LockedLatePayment,
): Promise<{ document: LateLetter; isSent: boolean }> {
  if (late.letter) return { document: late.letter, isSent: true };
  const now = deps.clock();
  const refusal = letterRefusal(late.payout, now);
  if (refusal) throw new AppError(refusal);
  if (late.deal.brandId === null) throw new AppError('dispute.brand_gone');
  return { document: await writeLetter(deps, tx, late, now), isSent: false };
}

/**
 * Reads the papers before they are sent, from the same rows and words. Throws deal.not_found, dispute.brand_gone,
 * dispute.letter_too_early, and dispute.not_now where nothing is owed.
 */
export const previewLetter = (
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  actor: UserActor,
  dealId: string,
): Promise<LetterPreview> =>
  deps.db.transaction(async (tx) => {
    const late = await lockLatePayment(tx, actor, 'dispute.raise', dealId);
    const { document } = await letterOf(deps, tx, late);
    return { en: letterWords(document, 'en'), ar: letterWords(document, 'ar') };
  });

/**
 * Sends it, once for each debt; asked for again, it says when it was sent. Throws deal.not_found, dispute.brand_gone,
 * dispute.letter_too_early, and dispute.not_now where nothing is owed.
 */
export async function sendLetter(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'facts' | 'jobs'>,
  actor: UserActor,
  dealId: string,
): Promise<SentLetter> {
  const letter = await deps.db.transaction(async (tx) => {
    const late = await lockLatePayment(tx, actor, 'dispute.raise', dealId);
    const { deal } = late;
    const { document, isSent } = await letterOf(deps, tx, late);
    if (isSent || deal.brandId === null) return document;
    const now = deps.clock();
    await tx.insert(lateLetters).values({ dealId, document, sentBy: actor.userId, createdAt: now });
    for (const { userId } of await readReceivers(tx, deal.brandId))
      await deps.jobs.enqueue(tx, mailLetterJob, { dealId, userId, mailId: uuidv7() });
    await deps.facts.append(tx, {
      kind: 'dispute.letter_sent',
      ...aboutDeal(deal, actor),
      data: { amount: document.owedCents, currency: document.currency, payBy: document.payBy },
    });
    return document;
  });
  return presentLetter(deps, dealId, letter);
}
