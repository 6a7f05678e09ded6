/** A price that both sides agreed on in the review room is an addition, accepted at once (rules/additions#review-room). */
import { limits } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Allowed } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { dealAdditions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import type { LockedDeal } from '../deals/access.ts';
import { addToPrice } from '../deals/add-to-price.ts';
import { readAdditions } from '../deals/additions-of-deal.ts';
import { requireRoom } from './propose-addition.ts';

/** A request whose price was accepted; `words` may be empty where it is drawn. */
export interface AgreedRequest {
  commentId: string;
  words: string;
  fileName: string;
  /** Hundredths of the deal's currency. */
  amount: number;
}

/** The request in one line: its words, as far as a line of an invoice goes, or the name of its file. */
export function whatOf({ words, fileName }: Pick<AgreedRequest, 'words' | 'fileName'>): string {
  const line = words.replaceAll(/\s+/gu, ' ').trim() || fileName;
  return line.length <= limits.title ? line : `${[...line].slice(0, limits.title / 2).join('')}…`;
}

/**
 * Adds it in the transaction in which the brand's person accepts the price; the creator named it. Throws
 * addition.not_now, .too_many or .too_much.
 */
export async function agreeInRoom(
  { facts, clock }: Pick<Deps, 'facts' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  deal: Allowed<'request.agree', LockedDeal>,
  request: AgreedRequest,
): Promise<void> {
  const { commentId, amount } = request;
  // It never waits for an answer, so those that do take no room from it.
  const before = (await readAdditions(tx, deal.id)).map(() => ({ state: 'ACCEPTED' as const }));
  requireRoom(deal, amount, before);
  const now = clock();
  const id = uuidv7();
  await tx.insert(dealAdditions).values({
    id,
    dealId: deal.id,
    what: whatOf(request),
    amountCents: amount,
    byRole: 'CREATOR',
    byPerson: deal.creatorId,
    state: 'ACCEPTED',
    commentId,
    createdAt: now,
    answeredAt: now,
    answeredBy: actor.userId,
  });
  await addToPrice(tx, deal, amount);
  await facts.append(tx, {
    kind: 'addition.agreed',
    ...aboutDeal(deal, actor),
    subjectId: id,
    data: { amount },
  });
}
