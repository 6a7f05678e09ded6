/** The creator bought the product, and states what it cost (rules/samples#bought). */
import { AppError, type NewReceipt, type Sample } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { lockSample, moveSample } from './move-sample.ts';
import { readSample } from './read-sample.ts';
import { requireOwnFile } from './require-own-file.ts';

/**
 * States it, or corrects it until the deal is over. Throws sample.more_than_agreed, request.invalid for a file of another
 * deal, and what `lockSample` throws.
 */
export async function stateReceipt(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  dealId: string,
  { amount, fileId }: NewReceipt,
): Promise<Sample> {
  await deps.db.transaction(async (tx) => {
    const move = await lockSample(tx, actor, dealId, 'STATE_RECEIPT');
    if (move.terms.kind !== 'BOUGHT' || amount > move.terms.upTo)
      throw new AppError('sample.more_than_agreed');
    await requireOwnFile(tx, { dealId, fileId, field: 'fileId' });
    await moveSample(deps, tx, actor, move, {
      receiptCents: amount,
      receiptFileId: fileId,
      receiptStatedAt: deps.clock(),
    });
    await deps.facts.append(tx, {
      kind: 'sample.receipt_stated',
      ...aboutDeal(move.deal, actor),
      data: { amount },
    });
  });
  return readSample(deps, actor, dealId);
}
