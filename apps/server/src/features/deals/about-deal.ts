/** What every fact of a deal says: whom it concerns, which side caused it, and who of that side. */
import type { FactActor, FileStatus, PersonActor, Role } from '@briefcast/contract';
import type { NewFact } from '../../platform/facts/kinds.ts';
import type { DealRow } from './access.ts';

/** Somebody of one of the two sides. */
export type DealPerson = Pick<PersonActor, 'role' | 'userId'>;

/** What every fact of a creator's draft says: the brand does not hear of it. */
export const aboutDraft = (deal: Pick<DealRow, 'id' | 'brandId' | 'creatorId'>, by: DealPerson | null) => ({
  ...aboutDeal(deal, by),
  brandId: null,
});

/** `by` is who caused it; null for nobody of the two sides, and then it was `otherwise`. */
export function aboutDeal(
  { id, brandId, creatorId }: Pick<DealRow, 'id' | 'brandId' | 'creatorId'>,
  by: DealPerson | null,
  otherwise: Exclude<FactActor, Role> = 'SYSTEM',
) {
  return { dealId: id, brandId, creatorId, actor: by?.role ?? otherwise, actorId: by?.userId ?? null };
}

/** That something was found or made of a file; of one in a draft the creator alone is told. */
export const processedFact = (
  deal: Pick<DealRow, 'id' | 'brandId' | 'creatorId'>,
  file: { id: string; status: FileStatus },
): NewFact =>
  file.status === 'DRAFT'
    ? { kind: 'draft.changed', ...aboutDraft(deal, null), subjectId: file.id }
    : { kind: 'file.processed', ...aboutDeal(deal, null), subjectId: file.id };
