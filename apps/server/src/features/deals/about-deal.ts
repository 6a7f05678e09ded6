/** What every fact of a deal says: whom it concerns, which side caused it, and who of that side. */
import type { PersonActor, Role } from '@briefcast/contract';
import type { FactActor } from '../../platform/database/tables/index.ts';
import type { DealRow } from './access.ts';

/** Somebody of one of the two sides. */
export type DealPerson = Pick<PersonActor, 'role' | 'userId'>;

/** `by` is who caused it; null for nobody of the two sides, and then it was `otherwise`. */
export function aboutDeal(
  { id, brandId, creatorId }: Pick<DealRow, 'id' | 'brandId' | 'creatorId'>,
  by: DealPerson | null,
  otherwise: Exclude<FactActor, Role> = 'SYSTEM',
) {
  return { dealId: id, brandId, creatorId, actor: by?.role ?? otherwise, actorId: by?.userId ?? null };
}
