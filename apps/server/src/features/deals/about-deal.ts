/** What every fact of a deal says: whom it concerns, and which side caused it. */
import type { Role } from '@briefcast/contract';
import type { FactActor } from '../../platform/database/tables/index.ts';
import type { DealRow } from './access.ts';

/** `by` is the side that caused it; null for nobody of the two, and then it was `otherwise`. */
export function aboutDeal(
  { id, brandId, creatorId }: Pick<DealRow, 'id' | 'brandId' | 'creatorId'>,
  by: Role | null,
  otherwise: Exclude<FactActor, Role> = 'SYSTEM',
) {
  const person = { BRAND: brandId, CREATOR: creatorId };
  return { dealId: id, brandId, creatorId, actor: by ?? otherwise, actorId: by && person[by] };
}
